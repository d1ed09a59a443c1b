import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import type { ChosenColumn } from '../rules/chosen-columns.ts'

/** The texts of chosen columns of a candidate `c`, in their order; a day as 2026-11-20 in the zone. */
export const selectChosenTexts = (tx: Tx, columns: readonly ChosenColumn[], timeZone: string): SQL => {
  const texts: Record<ChosenColumn, SQL> = {
    location: sql`coalesce((select l.name from locations l
      where ${tenantCondition(tx, 'l')} and l.organization_id = c.organization_id and l.id = c.location_id),
      c.location, '')`,
    organization: sql`coalesce((select o.name from organizations o where o.id = c.organization_id), '')`,
    hired_at: sql`coalesce((select to_char(max(h.at) at time zone ${timeZone}, 'YYYY-MM-DD') from candidate_hires h
      where ${tenantCondition(tx, 'h')} and h.organization_id = c.organization_id and h.candidate_id = c.id), '')`,
    certification_number: sql`coalesce(c.certification_number, '')`,
  }
  if (columns.length === 0) return sql`'{}'::text[]`
  return sql`array[${sql.join(
    columns.map((key) => texts[key]),
    sql`, `,
  )}]::text[]`
}
