import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { TypedValues } from '../read-typed.ts'

/** Columns that one action sets; a moment (`…_at`) is an ISO text, a day (`…_on`) YYYY-MM-DD. */
export type CandidateChange = Partial<
  TypedValues & {
    certification_received: string
    resume_file: string
    resume_text: string | null
    resume_unread: number
    status: string
    archive_reason: string | null
    merged_into: string | null
    auto_scheduler_sent: boolean
    text_consent_at: string | null
    erasure_due_on: string | null
    erase_reason: string | null
    score_override: number | null
    score_override_reason: string | null
    score_override_by: string | null
    score_override_at: string | null
    credential_status: string | null
    credential_number: string | null
    credential_expires_on: string | null
    credential_supervisor: string | null
    credential_by: string | null
    credential_at: string | null
    owner_id: string | null
    follow_up_on: string | null
    follow_up_note: string | null
    state_licenses: string | null
    supervision_capacity: number | null
    assessments: string | null
  }
>

const changed = z.object({ version: z.string(), fit_sort: z.number() })

/** Implied changes: a location of the clinic replaces the received words, and a day is noon in the clinic's zone. */
const implied = (change: CandidateChange) => [
  ...(change.location_id === undefined ? [] : [sql`location = null`]),
  ...(change.date_submitted === undefined
    ? []
    : [
        sql`date_submitted_ts = (${change.date_submitted}::date + time '12:00') at time zone (select o.time_zone
          from organizations o where o.id = organization_id)`,
      ]),
]

/**
 * Sets columns of one candidate. Callers that decide by current values lock the row first (`lockCandidate`). Returns
 * the row's new version and stored score (`fitOf`), null if the organization has no such candidate. Writes no event:
 * callers do.
 */
export const changeCandidate = async (
  tx: Tx,
  { id, organization_id }: { id: string; organization_id: string },
  change: CandidateChange,
): Promise<z.infer<typeof changed> | null> => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const sets = [...given.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`), ...implied(change)]
  const saved = await tx.one(
    changed,
    sql`update all_candidates set ${sql.join(sets, sql`, `)} where organization_id = ${organization_id} and id = ${id}
        returning xmin::text as version, fit_sort`,
  )
  return saved ?? null
}
