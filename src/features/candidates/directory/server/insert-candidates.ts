import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { type Fillable, fillable, importedTexts } from '../rules/imported.ts'

const filled = Object.fromEntries(
  fillable.map((name) => [name, name === 'current_rbt' ? z.nullable(z.boolean()) : nullableText]),
) as { [Name in Exclude<Fillable, 'current_rbt'>]: typeof nullableText } & {
  current_rbt: z.ZodMiniNullable<z.ZodMiniBoolean>
}
const shared = z.object({
  id: z.string(),
  import_id: nullableText,
  full_name: z.string(),
  certification_received: nullableText,
  ...filled,
})

const long = ['resume_text', ...importedTexts]
/** Of a long text only whether there is one. */
const isThere = sql.join(
  long.map((name) => {
    const column = sql.identifier(name)
    return sql`case when c.${column} ~ '\\S' then 'here' end as ${column}`
  }),
  sql`, `,
)

/** Looked up one by one: all at once they seem to be so many that the whole table would be read for each batch of a file. */
const havingOne = (key: SQL, organizationId: string, keys: string[]) =>
  sql`select k.id from unnest(${sql.param(keys)}::text[]) given (key) cross join lateral (
    select h.id from all_candidates h where h.organization_id = ${organizationId} and h.${key} = given.key offset 0) k`

/**
 * Finds the organization's candidates with one of these email or phone keys, oldest first. For long texts it returns
 * only whether there is one.
 */
export const loadCandidatesSharingKeys = async (tx: Tx, organizationId: string, emails: string[], phones: string[]) =>
  await tx.rows(
    shared,
    sql`select ${selectColumns(shared.shape, 'c', long)}, ${isThere}
        from all_candidates c where organization_id = ${organizationId} and id = any(array(
          ${havingOne(sql`email_key`, organizationId, emails)} union ${havingOne(sql`phone_key`, organizationId, phones)}))
        order by created_at, id`,
  )

const mostBytes = 8_000_000
const mostRows = 1_000

/** The rows as JSON arrays of a size that one statement takes. */
const serializeChunks = (rows: readonly unknown[]): string[] => {
  const chunks: string[] = []
  let open: string[] = []
  let size = 0
  for (const row of rows.map((each) => JSON.stringify(each))) {
    if (open.length > 0 && (open.length >= mostRows || size + row.length > mostBytes)) {
      chunks.push(`[${open.join(',')}]`)
      open = []
      size = 0
    }
    open.push(row)
    size += row.length
  }
  return open.length > 0 ? [...chunks, `[${open.join(',')}]`] : chunks
}

/** One statement for each part of the rows; answers how many rows they touched. */
export const insertInChunks = async (tx: Tx, rows: readonly unknown[], statement: (json: string) => SQL) => {
  let touched = 0
  for (const json of serializeChunks(rows)) touched += await tx.run(statement(json))
  return touched
}

export type NewCandidate = {
  id: string
  full_name: string
  date_submitted: string
  date_submitted_ts: Date
  position: Position
  status: string
  auto_scheduler_sent: boolean
} & { [column in 'location_id' | 'job_code_id' | 'position_received']: string | null } & Omit<
    z.infer<typeof shared>,
    'id' | 'import_id' | 'full_name' | 'certification_received'
  >
/** `answer`: given, unless it was refused. */
type Consent = { source: string; at: Date; answer?: 'given' | 'refused' } | null
type ImportContext = { organizationId: string; importId: string; consent: Consent; now: Date }

/** Columns of a new candidate that an import does not fill. */
export const givenColumns = [
  'id',
  'location_id',
  'job_code_id',
  'full_name',
  'date_submitted',
  'date_submitted_ts',
  'position',
  'position_received',
  'status',
  'auto_scheduler_sent',
]
const columns = sql.join(
  [...givenColumns, ...fillable].map((name) => sql.identifier(name)),
  sql`, `,
)

/** Adds candidates of one import, a statement for a thousand; answers how many. */
export const addCandidates = async (
  tx: Tx,
  rows: readonly NewCandidate[],
  { organizationId, importId, consent, now }: ImportContext,
) =>
  await insertInChunks(
    tx,
    rows,
    (json) => sql`
      insert into all_candidates (organization_id, import_id, source, created_at, text_consent, text_consent_source, text_consent_at, ${columns})
      select ${organizationId}::uuid, ${importId}::uuid, 'import', ${now.toISOString()}::timestamptz,
        ${consent ? (consent.answer ?? 'given') : null}::text, ${consent?.source ?? null}::text, ${consent?.at.toISOString() ?? null}::timestamptz, ${columns}
      from jsonb_populate_recordset(null::all_candidates, ${json}::jsonb)`,
  )

/** A certification number that someone emptied is not brought back by the file it came from. */
const isEmptied = sql`(app.trimmed(lower(c.certification_received)) is not distinct
  from app.trimmed(lower(r.certification_number)) and c.certification_received is not null)`

/** Writes values into fields that are still blank at this moment, and into no other; answers how many candidates it touched. */
export const fillBlanks = async (tx: Tx, changes: readonly ({ id: string } & Partial<Omit<NewCandidate, 'id'>>)[]) => {
  const fields = fillable.map((name) => {
    const column = sql.identifier(name)
    if (name === 'current_rbt') return sql`current_rbt = coalesce(c.current_rbt, r.current_rbt)`
    const stays = name === 'certification_number' ? sql`c.${column} ~ '\\S' or ${isEmptied}` : sql`c.${column} ~ '\\S'`
    return sql`${column} = case when ${stays} then c.${column} else coalesce(r.${column}, c.${column}) end`
  })
  return await insertInChunks(
    tx,
    changes,
    (json) => sql`
      with given as (
        select * from jsonb_populate_recordset(null::all_candidates, ${json}::jsonb)
      ), locked as (
        select c.id from all_candidates c where ${tenantCondition(tx, 'c')} and c.id in (select id from given) order by c.id for no key update
      )
      update all_candidates c set ${sql.join(fields, sql`, `)}
      from given r join locked on locked.id = r.id where ${tenantCondition(tx, 'c')} and c.id = r.id`,
  )
}

/**
 * Records an attested consent for candidates without an answer, as long as it is about the number they have. A person
 * whose application had no consent gets only `theirOwn`: their own later answer.
 */
export const recordConsent = async (
  tx: Tx,
  people: readonly { id: string; phone_key: string | null }[],
  consent: Consent,
  { theirOwn = false } = {},
) => {
  if (!consent) return 0
  return await insertInChunks(
    tx,
    people.filter(({ phone_key }) => phone_key !== null),
    (json) => sql`
      with locked as (
        select c.id from all_candidates c join jsonb_to_recordset(${json}::jsonb) as r(id uuid, phone_key text)
          on c.id = r.id and c.phone_key = r.phone_key
            where ${tenantCondition(tx, 'c')} and c.text_consent is null
            and (${theirOwn} or c.text_consent_source is null)
        order by c.id for no key update of c
      )
      update all_candidates c set text_consent = ${consent.answer ?? 'given'},
        text_consent_source = ${consent.source}, text_consent_at = ${consent.at.toISOString()}
      from locked where ${tenantCondition(tx, 'c')} and c.id = locked.id`,
  )
}
