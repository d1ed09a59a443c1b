import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { steerSequence } from '../contract.ts'
import type { Happening } from '../rules/step.ts'
import { lockedLive } from './locked-live.ts'
import { perform } from './perform.ts'

const names = { take: 'sequence.takenOver', on: 'sequence.resumed', stop: 'sequence.stopped' } as const

/** Takes a sequence over, lets it go on, or ends it. Whoever presses twice does it once. */
export const steerSequenceRoute = command(steerSequence, async ({ input, tx, actor, now, settings }) => {
  const found = await tx.one(
    z.object({ organizationId: z.string(), candidateId: z.string() }),
    sql`select organization_id as "organizationId", candidate_id as "candidateId" from sequences where ${ofScope(tx)} and id = ${input.id}`,
  )
  if (!found) throw new Refusal('not-found', 'Automation not found')
  const { organizationId, candidateId } = found
  const live = await lockedLive(tx, organizationId, candidateId)
  if (live?.id !== input.id) throw new Refusal('conflict', 'This automation has ended already.')
  const isHeld = live.sequence.standing === 'person'
  if (isHeld === (input.to === 'take') && input.to !== 'stop') return { reply: { ok: true as const } }
  const did = actor.fullName.trim() || 'somebody'
  const happening: Happening =
    input.to === 'take'
      ? { kind: 'person', did: `${did} took it over` }
      : input.to === 'on'
        ? { kind: 'on' }
        : { kind: 'over', why: `${did} stopped it` }
  // What was written so far was seen by whoever presses.
  await perform(tx, live, happening, { now, settings }, { isTaken: true, heardTo: now })
  const after = { preset: live.sequence.flow.preset }
  return { reply: { ok: true as const }, facts: [{ name: names[input.to], about: candidateId, organizationId, after }] }
})
