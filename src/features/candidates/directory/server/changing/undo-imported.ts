import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { fillable } from '../../rules/imported.ts'

type Import = { id: string; organization_id: string }
const stays = z.object({ id: z.string(), full_name: z.string(), reason: z.string() })
type Staying = z.infer<typeof stays>

/** Removes people added by an import, except those who stay. Returns their number. */
export const removeImported = async (tx: Tx, { id, organization_id }: Import, staying: readonly string[]) =>
  await tx.run(
    sql`delete from all_candidates c where c.organization_id = ${organization_id} and c.import_id = ${id}
          and not c.id = any(${sql.param(staying)}::uuid[])`,
  )

const emptied = sql.join(
  fillable.map((name) => {
    const column = sql.identifier(name)
    return sql`${column} = case when x.fields ? ${sql.raw(`'${name}'`)} then null else c.${column} end`
  }),
  sql`, `,
)

/** Empties what an import filled where it still reads so; where anything of it was changed, the person stays as they are and is named. */
export const clearFilledFields = async (tx: Tx, { id, organization_id }: Import) => {
  const matched = sql`import_changes x where x.import_id = ${id} and x.organization_id = ${organization_id} and c.organization_id = x.organization_id
    and c.id = x.candidate_id and c.import_id is distinct from ${id}`
  const staying: Staying[] = await tx.rows(
    stays,
    sql`select c.id, c.full_name, 'What was filled was changed since' as reason from all_candidates c, ${matched}
          and not to_jsonb(c) @> x.fields order by c.full_name, c.id`,
  )
  const restored = await tx.run(sql`update all_candidates c set ${emptied} from ${matched} and to_jsonb(c) @> x.fields`)
  return { restored, staying }
}

/** Undoes the consent that an import recorded, by its words and its moment, for people it did not add. */
export const forgetConsent = async (tx: Tx, { id, organization_id }: Import, consent: { source: string; at: string }) =>
  await tx.run(
    sql`update all_candidates set text_consent = null, text_consent_source = null, text_consent_at = null
        where organization_id = ${organization_id} and import_id is distinct from ${id}
          and text_consent_at = ${consent.at}::timestamptz and text_consent_source = ${consent.source}`,
  )
