import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { candidateEnrollment } from '../contract/automations.ts'
import { joinParts, listPossibleReadings } from '../rules/list-possible-readings.ts'
import { preset, status } from '../shapes/status.ts'
import { loadFlowContext } from './apply-event.ts'
import { loadEnrollments } from './loaded-enrollment.ts'
import { loadHandedReply } from './readings/load-handed-reply.ts'
import { findSuggestion } from './suggestions/suggestion.ts'

const most = 50
const newest = z.object({
  id: z.string(),
  organizationId: z.string(),
  preset,
  status,
  words: z.string(),
  begunAt: z.string(),
  dueAt: nullableText,
  firstDay: nullableText,
  revision: z.number(),
  canUndo: z.boolean(),
})
const act = z.object({
  id: z.string(),
  at: z.string(),
  words: z.string(),
  heard: nullableText,
  reading: nullableText,
  rule: nullableText,
  bookingId: nullableText,
})

const loadActs = async (tx: Tx, organizationId: string, enrollmentId: string) =>
  await tx.rows(
    act,
    sql`select a.id, a.at, a.words, a.heard, a.reading, a.rule, a.booking_id as "bookingId" from enrollment_log a
        where ${tenantCondition(tx, 'a')} and a.organization_id = ${organizationId} and a.enrollment_id = ${enrollmentId}
        order by a.revision desc limit ${most}`,
  )

type EnrollmentRow = z.output<typeof newest>
const nothingToRead = { wrote: null, readings: [] }

/** Loads the reply that handed an enrollment to a person, and its possible readings with the hours that are free now. */
const readingsFor = async (
  tx: Tx,
  { id, organizationId, revision }: EnrollmentRow,
  candidateId: string,
  now: Date,
  settings: Config,
) => {
  const reply = await loadHandedReply(tx, { id, organizationId, candidateId })
  if (reply === null) return nothingToRead
  const [of] = await loadEnrollments(tx, sql`s.organization_id = ${organizationId} and s.id = ${id}`)
  if (!of) return nothingToRead
  const known = await loadFlowContext(tx, of, now)
  const suggested = await findSuggestion(tx, { id, organizationId, revision, upTo: reply.upTo }, settings)
  const readings = listPossibleReadings(of.enrollment, known).map((each) => ({
    id: each.id,
    label: joinParts(each.label, known),
    isSuggested: each.id === suggested,
  }))
  return { wrote: { words: reply.words, upTo: reply.upTo }, readings }
}

/** The newest enrollment of a candidate with its receipts, oldest first. */
export const candidateEnrollmentRoute = query(candidateEnrollment, async ({ input, tx, now, settings }) => {
  const candidate = await tx.one(
    z.object({ id: z.string() }),
    sql`select c.id from all_candidates c where ${tenantCondition(tx, 'c')} and c.id = ${input.id}`,
  )
  if (!candidate) throw new UserError('not-found', 'Candidate not found')
  const found = await tx.one(
    newest,
    sql`select s.id, s.organization_id as "organizationId", s.preset, s.status, s.last_action as words,
      s.begun_at as "begunAt", s.due_at as "dueAt", s.first_day::text as "firstDay", s.revision,
      s.status <> 'needs_staff' and s.ended_at is null and exists (select from reply_suggestions g where ${tenantCondition(tx, 'g')}
        and g.organization_id = s.organization_id and g.enrollment_id = s.id and g.acted_revision = s.revision) as "canUndo"
        from automation_enrollments s where ${tenantCondition(tx, 's')} and s.candidate_id = ${input.id}
          order by s.ended_at is null desc, s.begun_at desc, s.id limit 1`,
  )
  if (!found) return { enrollment: null }
  const { organizationId, ...enrollment } = found
  const acts = await loadActs(tx, organizationId, found.id)
  const read = found.status === 'needs_staff' ? await readingsFor(tx, found, input.id, now, settings) : nothingToRead
  return { enrollment: { ...enrollment, acts: acts.toReversed(), ...read } }
})
