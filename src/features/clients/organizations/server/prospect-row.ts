import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** Pipeline data of an organization that is no client yet. A moment is an ISO text, an amount in cents. */
export type ProspectRow = {
  name: string
  prospect_stage: string
  prospect_stage_since: string
  lost_reason: string | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  source: string | null
  expected_locations: number | null
  expected_positions: { rbt: number; bcba: number }
  monthly_value: number | null
  next_step: string | null
  next_step_on: string | null
  owner_id: string | null
  demo_at: string
  prospect_text_consent: string | null
}
type Column = keyof ProspectRow

const toValue = (value: ProspectRow[Column]) =>
  typeof value === 'object' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`

/** A new organization in the first stage of the pipeline. */
export const addProspectRow = async (
  tx: Tx,
  id: string,
  row: Pick<ProspectRow, 'name' | 'prospect_stage_since'> & Partial<ProspectRow>,
) => {
  const given = Object.entries({ prospect_stage: 'New Lead', ...row })
  await tx.run(sql`insert into organizations (id, status, ${sql.join(
    given.map(([column]) => sql.identifier(column)),
    sql`, `,
  )})
    values (${id}, 'Prospect', ${sql.join(
      given.map(([, value]) => toValue(value)),
      sql`, `,
    )})`)
}

/** Sets columns of a prospect. Callers that decide by current values lock the row first. */
export const changeProspectRow = async (tx: Tx, id: string, change: Partial<ProspectRow>) => {
  const sets = Object.entries(change).map(([column, value]) => sql`${sql.identifier(column)} = ${toValue(value)}`)
  await tx.run(sql`update organizations set ${sql.join(sets, sql`, `)} where id = ${id} and prospect_stage is not null`)
}

const filled: readonly Column[] = [
  'contact_name',
  'contact_email',
  'contact_phone',
  'source',
  'expected_positions',
  'expected_locations',
  'monthly_value',
  'next_step',
  'next_step_on',
  'owner_id',
  'demo_at',
  'prospect_text_consent',
]

/** Fills the blanks of one prospect from another. */
export const fillProspectRow = async (tx: Tx, id: string, from: string) => {
  const sets = filled.map((column) => {
    const name = sql.identifier(column)
    return sql`${name} = coalesce(a.${name}, b.${name})`
  })
  await tx.run(
    sql`update organizations a set ${sql.join(sets, sql`, `)} from organizations b where a.id = ${id} and b.id = ${from}`,
  )
}

/** Removes a prospect; the database refuses one that has rows of its own. */
export const removeProspectRow = async (tx: Tx, id: string) => {
  await tx.run(sql`delete from organizations where id = ${id} and prospect_stage is not null`)
}
