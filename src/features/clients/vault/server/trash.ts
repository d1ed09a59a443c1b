import { sql } from 'drizzle-orm'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { deleteLogin, restoreLogin } from '../contract/changes.ts'
import { withDenialAudit } from './denial-audit.ts'
import { lockLogin, toEventValues } from './entries.ts'

/** Moves an entry to the trash: it is in no other list, and no part can be revealed. */
export const deleteLoginRoute = withDenialAudit(
  command(deleteLogin, async ({ input, tx, actor, now }) => {
    const entry = await lockLogin(tx, actor, input.id, 'edit')
    await tx.run(
      sql`update logins set deleted_at = ${now.toISOString()}, deleted_by = ${actor.userId} where ${tenantCondition(tx)} and id = ${entry.id}`,
    )
    const { organization_id: organizationId } = entry
    return {
      reply: { id: entry.id },
      events: [{ name: 'login.deleted', about: entry.id, organizationId, before: toEventValues(entry) }],
    }
  }),
)

/** Takes an entry out of the trash, with its shares as they were; asks for the level to edit. */
export const restoreLoginRoute = withDenialAudit(
  command(restoreLogin, async ({ input, tx, actor }) => {
    const entry = await lockLogin(tx, actor, input.id, 'edit', 'trash')
    await tx.run(
      sql`update logins set deleted_at = null, deleted_by = null where ${tenantCondition(tx)} and id = ${entry.id}`,
    )
    const { organization_id: organizationId } = entry
    return { reply: { id: entry.id }, events: [{ name: 'login.restored', about: entry.id, organizationId }] }
  }),
)
