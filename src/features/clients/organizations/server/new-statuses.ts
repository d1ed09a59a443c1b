import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { isFixedStatus } from '../../../candidates/directory/rules/statuses.ts'

/** Removes the own statuses of an organization that gets others, or goes itself. */
export const removeStatuses = async (tx: Tx, organizationId: string) =>
  await tx.run(sql`delete from pipeline_statuses where organization_id = ${organizationId}`)

/** The statuses a new organization starts with instead of the general ones; blanks, repeats and the fixed ones are left out. */
export const replaceStatuses = async (tx: Tx, organizationId: string, wanted: string[]) => {
  const seen = new Set<string>()
  const labels = wanted
    .map((label) => label.trim())
    .filter(
      (label) => label && !isFixedStatus(label) && !seen.has(label.toLowerCase()) && seen.add(label.toLowerCase()),
    )
  await removeStatuses(tx, organizationId)
  await tx.run(sql`insert into pipeline_statuses (organization_id, status_label, sort_order)
    select ${organizationId}::uuid, label, place from unnest(${sql.param(labels)}::text[]) with ordinality s (label, place)`)
}
