import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { fillable } from '../rules/imported.ts'
import { givenColumns, insertInChunks, type NewCandidate } from './insert-candidates.ts'

type Brought = Omit<NewCandidate, 'date_submitted' | 'date_submitted_ts'> & {
  id: string
  organization_id: string
  created_at: string
  date_submitted: string | null
  date_submitted_ts: string | null
  text_consent: 'given' | 'refused' | null
}

const columns = sql.join(
  ['organization_id', 'created_at', 'text_consent', ...givenColumns, ...fillable].map((name) => sql.identifier(name)),
  sql`, `,
)

/** Candidates of another installation as they were there, a statement for a thousand. `source` is where a consent was taken from. */
export const migrateCandidates = async (tx: Tx, rows: readonly Brought[], source: string) =>
  await insertInChunks(
    tx,
    rows,
    (json) => sql`
      insert into all_candidates (${columns}, text_consent_source, text_consent_at)
      select ${columns}, case when text_consent is not null then ${source} end, case when text_consent is not null then created_at end
      from jsonb_populate_recordset(null::all_candidates, ${json}::jsonb)`,
  )

/** Stores refusals of texts from another installation for candidates here without an answer. */
export const bringRefusals = async (tx: Tx, ids: readonly string[], source: string, now: Date) =>
  await tx.run(
    sql`update all_candidates set text_consent = 'refused', text_consent_source = ${source}, text_consent_at = ${now.toISOString()}
        where ${tenantCondition(tx)} and id = any(${sql.param(ids)}::uuid[]) and text_consent is null`,
  )
