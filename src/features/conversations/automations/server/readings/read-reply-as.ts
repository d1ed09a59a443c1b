import { command } from '../../../../../platform/server/command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { setThreadRead } from '../../../../texting/messages/server/public.ts'
import { readReplyAs } from '../../contract/automations.ts'
import { joinParts, listAllReadings, putBack } from '../../rules/list-possible-readings.ts'
import { applyEvent } from '../apply-event.ts'
import { lockById } from '../lock-live.ts'
import { loadHandedReply } from './load-handed-reply.ts'

/**
 * Reads a reply that was handed to a person, and applies the rule to that reading. A second press, also of a colleague,
 * is refused. A time that someone else took is not booked; others are offered.
 */
export const readReplyAsRoute = command(readReplyAs, async ({ input, tx, actor, now, settings }) => {
  const live = await lockById(tx, input.id)
  const { organizationId, candidateId } = live
  const reply = await loadHandedReply(tx, live)
  if (reply === null) throw new UserError('conflict', 'Someone already classified or answered this reply.')
  if (live.revision !== input.revision || reply.upTo !== input.upTo)
    throw new UserError('conflict', 'This conversation changed. Read it and choose again.')
  const read = listAllReadings(live.enrollment, now).find(({ id }) => id === input.reading)
  if (!read) throw new UserError('conflict', 'This choice isn’t offered anymore. Choose another.')
  const moment = { now, settings }
  const who = actor.fullName.trim() || 'Someone'
  const after = { preset: live.enrollment.flow.preset }
  if (read.reading === null) {
    const did = `${who} will answer`
    await applyEvent(tx, live, { kind: 'person', did }, moment, { isTaken: true })
    return {
      reply: { words: did },
      events: [{ name: 'enrollment.paused', about: candidateId, organizationId, after }],
    }
  }
  const as = joinParts(read.as, live.known)
  const back = putBack(live.enrollment, now)
  const next = await applyEvent(
    tx,
    live,
    { kind: 'reply', reading: read.reading, text: reply.words, dueAt: back.dueAt },
    moment,
    {
      from: back.enrollment,
      before: `${who} read it as ${as}: `,
      heard: { text: reply.words, reading: read.reading.act, rule: read.reading.rule, at: reply.upTo },
    },
  )
  if (next.enrollment.status !== 'needs_staff') await setThreadRead(tx, reply.recipientId, true, now)
  return {
    reply: { words: next.words },
    events: [{ name: 'enrollment.readByPerson', about: candidateId, organizationId, after: { ...after, read_as: as } }],
  }
})
