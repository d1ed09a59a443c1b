import { modelRule } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { setThreadRead } from '../../../../texting/messages/server/public.ts'
import { isLowRisk, joinParts, listAllReadings, putBack } from '../../rules/list-possible-readings.ts'
import { applyEvent, type Moment } from '../apply-event.ts'
import { lockLive } from '../lock-live.ts'
import { loadHandedReply } from '../readings/load-handed-reply.ts'

type ReadingTarget = { id: string; organizationId: string; candidateId: string; revision: number }

/** Locks the switch, so that turning it off waits for what is being done, and nothing is done after. */
const mayAct = async (tx: Tx, organizationId: string): Promise<boolean> =>
  (await tx.run(
    sql`select from reply_suggestion_settings where ${tenantCondition(tx)} and organization_id = ${organizationId} and reads and acts for share`,
  )) > 0

/**
 * Continues an automation with the reading that a model gave twice, where its organization allows that and the reading is of low risk.
 * Does nothing if someone answered, the candidate wrote again, or the automation moved on since the question.
 */
export const actOnReading = async (
  tx: Tx,
  one: ReadingTarget,
  { id, upTo }: { id: string; upTo: string },
  moment: Moment,
): Promise<void> => {
  const live = await lockLive(tx, one.organizationId, one.candidateId)
  if (live?.id !== one.id || live.revision !== one.revision || !(await mayAct(tx, one.organizationId))) return
  const reply = await loadHandedReply(tx, live)
  const read = listAllReadings(live.enrollment, moment.now).find((each) => each.id === id)
  if (reply?.upTo !== upTo || !read?.reading || !isLowRisk(live.enrollment, read)) return
  const { organizationId, candidateId, enrollment } = live
  const back = putBack(enrollment, moment.now)
  const as = joinParts(read.as, live.known)
  const next = await applyEvent(
    tx,
    live,
    { kind: 'reply', reading: read.reading, text: reply.words, dueAt: back.dueAt },
    moment,
    {
      from: back.enrollment,
      before: `AI read it as ${as}: `,
      heard: { text: reply.words, reading: read.reading.act, rule: modelRule, at: upTo },
    },
  )
  await tx.run(
    sql`update reply_suggestions set acted_revision = ${live.revision + 1}, progress_before = ${JSON.stringify(enrollment.progress)}::jsonb
        where ${tenantCondition(tx)} and organization_id = ${organizationId} and enrollment_id = ${live.id} and revision = ${live.revision}`,
  )
  const after = { preset: enrollment.flow.preset, read_as: as }
  await recordEvents(tx, null, [{ name: 'enrollment.readByAi', about: candidateId, organizationId, after }])
  if (next.enrollment.status !== 'needs_staff') await setThreadRead(tx, reply.recipientId, true, moment.now)
}
