import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

type OwnedRow = { id: string; organization_id: string }
type Template = OwnedRow & { type: string; is_active: boolean; is_default: boolean; name: string; content: string }
const became = z.object({ id: z.string(), ours: z.string() })

/**
 * Templates of another installation; one of the same name and words is there already. The first default is the organization's, unless it
 * has one. Answers which of ours each is. Writes no event.
 */
export const bringTemplates = async (tx: Tx, rows: readonly Template[]) => {
  const json = JSON.stringify(rows.map((row, at) => ({ ...row, at })))
  const given = sql`jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, type text, is_active boolean,
    is_default boolean, name text, content text, at int)`
  await tx.run(
    sql`insert into message_templates (id, organization_id, type, is_active, is_default, name, content)
        select x.id, x.organization_id, x.type, x.is_active, x.is_default and x.is_active and x.rank = 1 and not exists (select from message_templates d
            where d.organization_id = x.organization_id and d.type = x.type and d.is_default), x.name, x.content
        from (select distinct on (r.organization_id, r.name, r.content) r.*,
                row_number() over (partition by r.organization_id, r.type order by (r.is_default and r.is_active) desc, r.at) as rank
              from ${given} order by r.organization_id, r.name, r.content, r.at) x
        where not exists (select from message_templates t where t.organization_id = x.organization_id and t.name = x.name and t.content = x.content)`,
  )
  return await tx.rows(
    became,
    sql`select r.id, (array_agg(t.id order by t.id <> r.id))[1] as ours from ${given}
        join message_templates t on t.organization_id = r.organization_id and t.name = r.name and t.content = r.content group by r.id`,
  )
}

/** Saved links; one whose name is there already in any case is that one. Answers which of ours each is. Writes no event. */
export const bringLinks = async (
  tx: Tx,
  rows: readonly (OwnedRow & { is_active: boolean; name: string; url: string })[],
) => {
  const json = JSON.stringify(rows)
  await tx.run(
    sql`insert into user_links (id, organization_id, is_active, name, url)
        select id, organization_id, is_active, name, url
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, is_active boolean, name text, url text) on conflict do nothing`,
  )
  return await tx.rows(
    became,
    sql`select r.id, l.id as ours from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, name text)
        join user_links l on l.organization_id = r.organization_id and lower(l.name) = lower(r.name)`,
  )
}
