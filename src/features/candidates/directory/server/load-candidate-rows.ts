import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import * as z from 'zod/mini'
import { joinObjects, RawJson } from '../../../../platform/server/answers/raw-json.ts'
import { formatSqlInstant, selectAnswerColumns } from '../../../../platform/server/answers/select-as-json.ts'
import { compileSchema } from '../../../../platform/server/checking/compile-schema.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import type { CandidateRow } from '../contract/directory.ts'
import type { FitScore } from '../rules/compute-fit-score.ts'
import { explainNotScored } from '../rules/resume/not-scored.ts'
import { candidateRow } from '../shapes/row.ts'
import { selectActor } from './actor-names.ts'
import { candidateType } from './candidate-type.ts'
import { selectInterviewTimeMissing } from './finding/interview-time.ts'
import { selectName } from './select-name.ts'

/** The stored numbers that stand for a kind instead of a computed score (see 0008-candidate-keys.sql). */
const kinds = new Map<number, FitScore>([
  [-2, { kind: 'terminated', number: 0 }],
  [-1, { kind: 'archived', number: 0 }],
  [195, { kind: 'experienced', number: 95 }],
  [200, { kind: 'certified', number: 100 }],
])

/** The stored number as kind and score: -2 terminated, -1 archived, 0..100 computed, 195 experienced, 200 certified. */
export const parseFitScore = (fitSort: number): FitScore => kinds.get(fitSort) ?? { kind: 'computed', number: fitSort }

const fits = [...kinds].map(([sort, fit]) => `when ${sort} then '${JSON.stringify(fit)}'::json`).join(' ')
const sentence = (why: Parameters<typeof explainNotScored>[0]) => pg.escapeLiteral(explainNotScored(why))

/**
 * Parts of a row: columns of the candidate alone, its name, made by a rule, and values looked up only for the rows of
 * an answer.
 */
const {
  name: _,
  organization,
  location,
  credential,
  hired_at,
  interview_time_missing,
  opted_out,
  ...known
} = candidateRow.shape
const beside = { organization, location, credential, hired_at, interview_time_missing, opted_out }

/**
 * Columns to select for each row: the candidate's own as JSON, and the keys to look up the rest. `c` is all_candidates,
 * `k` are the `candidateParts`.
 */
export const candidateColumns = sql`c.id, row_to_json(k)::text as known, c.full_name, c.organization_id, c.location_id, c.location, c.status_key,
  app.text_number(c.phone_key) as text_number, c.credential_status, c.credential_at, c.credential_by, c.credential_expires_on,
  c.credential_number is not distinct from c.certification_number as is_of_number`

/** Lateral join to place behind the tables of `c`. */
export const candidateParts = sql`cross join lateral (select ${selectAnswerColumns(known, 'c', {
  type: candidateType,
  hasResume: `(c.resume is not null or coalesce(c.resume_text, '') <> '')`,
  unread: `case when c.is_score_hidden then ${sentence('blind')}
    when c.resume_file is not null and coalesce(octet_length(c.resume_text), 0) = 0
      then case when c.resume_unread > 0 then ${sentence('pictures')} else ${sentence('unreadable')} end end`,
  fit:
    'case when c.is_score_hidden and c.fit_sort between 0 and 100 then ' +
    `'{"kind":"computed","number":0,"hidden":true}'::json else case c.fit_sort ${fits} else ` +
    `('{"kind":"computed","number":' || c.fit_sort || '}')::json end end`,
  text_consent: `coalesce(c.text_consent, 'unknown')`,
})}) k`

/** Builds the registry record, as long as it is about the number on file. */
const registryRecord = (tx: Tx) => sql`
  case when f.credential_status is not null and f.credential_at is not null and f.is_of_number then (
    select row_to_json(g) from (select f.credential_status as status, ${sql.raw(formatSqlInstant('f.credential_at'))} as at,
      ${selectActor(sql`f.credential_by`, selectName(tx, sql`f.credential_by`))} as by, f.credential_expires_on as expires_on) g) end`

/** Condition in addition to the policy, which alone would be evaluated for each organization. */
const ownHouse = ({ scope }: Tx) => (scope.crossTenant ? sql`true` : sql`o.id = ${scope.organizationId}`)

const besideColumns = selectAnswerColumns(beside, 'r')
const stored = z.object({ known: z.string(), full_name: z.string(), beside: z.string() })

/**
 * Rows of a query that selects `candidateColumns`, as the table shows them, in its order; names of places, opt-outs and who read the
 * registry are looked up for these alone.
 */
export const loadCandidateRows = async (tx: Tx, query: SQL, how?: 'prepared'): Promise<RawJson<CandidateRow[]>> => {
  const rows = await tx.rows(
    stored,
    sql`
      with found as materialized (select q.*, row_number() over () as place from (${query}) q),
        asked as (select array_agg(organization_id) as organizations, array_agg(text_number) as numbers from found),
        houses as materialized (select o.id, o.name from organizations o where ${ownHouse(tx)} and o.id in (select organization_id from found)),
        places as materialized (select l.id, l.name from locations l where ${tenantCondition(tx, 'l')} and l.id in (select location_id from found)),
        marks as materialized (select m.* from asked, app.opt_out_marks(asked.organizations, asked.numbers) m)
      select f.known, f.full_name, row_to_json(b)::text as beside
      from found f join houses h on h.id = f.organization_id left join places p on p.id = f.location_id
        left join marks m on m.organization_id = f.organization_id and m.phone = f.text_number
        cross join lateral (select h.name as organization, coalesce(p.name, f.location) as location, ${registryRecord(tx)} as credential,
          (select max(k.at) from candidate_hires k where k.organization_id = f.organization_id and k.candidate_id = f.id) as hired_at,
          ${selectInterviewTimeMissing('f')} as interview_time_missing,
          case when m.here then 'here' when m.phone is not null then 'everywhere' end as opted_out) r
        cross join lateral (select ${besideColumns}) b
      order by f.place`,
    how,
  )
  const texts = rows.map((row) =>
    joinObjects(row.known, JSON.stringify({ name: cleanName(row.full_name) }), row.beside),
  )
  return new RawJson(`[${texts.join(',')}]`)
}

/** One candidate as the table shows them; null for no one of this scope. */
export const loadCandidate = async (tx: Tx, id: string): Promise<CandidateRow | null> => {
  const found = await loadCandidateRows(
    tx,
    sql`select ${candidateColumns} from all_candidates c ${candidateParts} where ${tenantCondition(tx, 'c')} and c.id = ${id}`,
    'prepared',
  )
  const [row] = found.read()
  return row ? compileSchema(candidateRow).parse(row) : null
}
