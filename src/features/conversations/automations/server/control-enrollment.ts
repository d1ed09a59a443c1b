import { command } from '../../../../platform/server/command.ts'
import { controlEnrollment } from '../contract/automations.ts'
import type { EnrollmentEvent } from '../rules/transition.ts'
import { applyEvent } from './apply-event.ts'
import { lockById } from './lock-live.ts'

const names = { pause: 'enrollment.paused', resume: 'enrollment.resumed', stop: 'enrollment.stopped' } as const

/** Pauses, resumes, or stops an enrollment. A second press changes nothing. */
export const controlEnrollmentRoute = command(controlEnrollment, async ({ input, tx, actor, now, settings }) => {
  const live = await lockById(tx, input.id)
  const { organizationId, candidateId } = live
  const isHeld = live.enrollment.status === 'needs_staff'
  if (isHeld === (input.to === 'pause') && input.to !== 'stop') return { reply: { ok: true as const } }
  const did = actor.fullName.trim() || 'somebody'
  const happening: EnrollmentEvent =
    input.to === 'pause'
      ? { kind: 'person', did: `${did} paused it` }
      : input.to === 'resume'
        ? { kind: 'on' }
        : { kind: 'over', why: `${did} stopped it` }
  // The person who presses has read every message so far.
  await applyEvent(tx, live, happening, { now, settings }, { isTaken: true, heardTo: now })
  const after = { preset: live.enrollment.flow.preset }
  return {
    reply: { ok: true as const },
    events: [{ name: names[input.to], about: candidateId, organizationId, after }],
  }
})
