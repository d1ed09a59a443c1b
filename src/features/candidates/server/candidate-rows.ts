import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { columnsOf } from '../../../platform/server/columns-of.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { cleanName } from '../../../rules/person-name.ts'
import type { CandidateRow } from '../contract.ts'
import { registryStatuses } from '../rules/credential/registry-statuses.ts'
import type { FitScore } from '../rules/fit-score.ts'
import { notScoredSentence, notScoredWhy } from '../rules/resume/not-scored.ts'
import { rowFields } from '../shapes/fields.ts'
import { actorOf } from './actor-names.ts'
import { nameOf } from './name-of.ts'

const text = z.nullable(z.string())

/** A candidate as the database tells it; `fit_sort` is the stored score (see 0008-candidate-keys.sql). */
const storedRow = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  location_id: text,
  location: text,
  ...rowFields,
  date_submitted_ts: text,
  created_at: z.string(),
  position: z.enum(['RBT', 'BCBA']),
  status: z.string(),
  has_resume: z.boolean(),
  unread: z.nullable(z.enum(notScoredWhy)),
  current_rbt: z.nullable(z.boolean()),
  auto_scheduler_sent: z.boolean(),
  fit_sort: z.number(),
  credential_status: z.nullable(z.enum(registryStatuses)),
  credential_number: text,
  credential_expires_on: text,
  credential_by: text,
  credential_name: text,
  credential_at: text,
  text_consent: z.nullable(z.enum(['given', 'refused'])),
  opted_out: z.nullable(z.enum(['here', 'everywhere'])),
})

const computed = ['organization', 'location', 'has_resume', 'unread', 'opted_out', 'credential_name']

/** The columns of a candidate row; `c` is all_candidates. */
export const candidateColumns = sql`
  ${columnsOf(storedRow.shape, 'c', computed)}, o.name as organization, coalesce(l.name, c.location) as location,
  (c.resume is not null or coalesce(c.resume_text, '') <> '') as has_resume,
  case when c.is_blind then 'blind' when c.resume_file is not null and coalesce(octet_length(c.resume_text), 0) = 0
    then case when c.resume_unread > 0 then 'pictures' else 'unreadable' end end as unread, app.text_number(c.phone_key) as text_number`

/** What the columns are read from, for a source `c` of candidate rows. */
export const candidateJoins = sql`
  join organizations o on o.id = c.organization_id
  left join locations l on l.organization_id = c.organization_id and l.id = c.location_id`

/** The stored number as kind and score: -2 terminated, -1 archived, 0..100 computed, 195 experienced, 200 certified. */
export const fitOf = (fitSort: number): FitScore => {
  if (fitSort === -2) return { kind: 'terminated', number: 0 }
  if (fitSort === -1) return { kind: 'archived', number: 0 }
  if (fitSort === 195) return { kind: 'experienced', number: 95 }
  return fitSort === 200 ? { kind: 'certified', number: 100 } : { kind: 'computed', number: fitSort }
}

type Stored = z.infer<typeof storedRow>

/** What somebody read in the registry, as long as it is about the number on file. */
const recordOf = (row: Omit<Stored, 'fit_sort' | 'has_resume' | 'unread'>): CandidateRow['credential'] =>
  row.credential_status === null || row.credential_at === null || row.credential_number !== row.certification_number
    ? null
    : {
        status: row.credential_status,
        at: row.credential_at,
        by: actorOf(row.credential_by, row.credential_name),
        expires_on: row.credential_expires_on,
      }

/** With what is only stored still beside it: taking that out costs as much as all the rest, and no reply lets it through. */
const shown = (row: Stored): CandidateRow => ({
  ...row,
  unread: row.unread && notScoredSentence(row.unread),
  credential: recordOf(row),
  name: cleanName(row.full_name),
  type: row.video_introduction?.trim() ? 'Premium' : 'Applicant',
  hasResume: row.has_resume,
  fit: fitOf(row.fit_sort),
  text_consent: row.text_consent ?? 'unknown',
})

/** One candidate as the table shows them; null for nobody of this scope. */
export const candidateById = async (tx: Tx, id: string): Promise<CandidateRow | null> => {
  const [found] = await candidateRows(
    tx,
    sql`select ${candidateColumns} from all_candidates c ${candidateJoins} where ${ofScope(tx, 'c')} and c.id = ${id}`,
  )
  return found ?? null
}

/** Rows of a query that selects `candidateColumns`, as the table shows them, in its order; opt-outs and who read the registry are looked up for these alone. */
export const candidateRows = async (tx: Tx, query: SQL, how?: 'prepared'): Promise<CandidateRow[]> => {
  const marked = sql`
    with found as materialized (select q.*, row_number() over () as place from (${query}) q),
      asked as (select array_agg(organization_id) as organizations, array_agg(text_number) as numbers from found),
      marks as materialized (select m.* from asked, app.opt_out_marks(asked.organizations, asked.numbers) m)
    select f.*, case when m.here then 'here' when m.phone is not null then 'everywhere' end as opted_out, case when f.credential_by is not null then ${nameOf(tx, sql`f.credential_by`)} end as credential_name
    from found f left join marks m on m.organization_id = f.organization_id and m.phone = f.text_number order by f.place`
  return (await tx.rows(storedRow, marked, how)).map(shown)
}
