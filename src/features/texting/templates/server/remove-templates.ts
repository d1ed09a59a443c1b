import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** Removes the templates and links of an organization that goes itself. */
export const removeTemplates = async (tx: Tx, organizationId: string) => {
  await tx.run(sql`delete from message_templates where organization_id = ${organizationId}`)
  await tx.run(sql`delete from user_links where organization_id = ${organizationId}`)
}
