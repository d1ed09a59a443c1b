import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { cancelServiceTexts } from '../../../../texting/messages/server/public.ts'
import { createInvitationLink, hashToken, sendInvitation } from '../invitation-links.ts'
import { closeAccounts, reopenAccounts } from '../leavers/close-accounts.ts'
import { loadPerson } from '../load-person.ts'
import { type DirectoryRow, loadDirectoryPerson } from './load-directory.ts'

const named = z.object({ id: z.string(), name: z.string() })

export type Directing = { tx: Tx; actor: Caller; now: Date; settings: Config }

/** An invitation of a directory comes from the organization, not from the name of its key. */
export const asOrganization = (actor: Caller): Caller => ({ ...actor, fullName: '' })

const withdraw = async ({ tx, actor, now }: Directing, { id, email }: DirectoryRow): Promise<DomainEvent[]> => {
  await cancelServiceTexts(tx, actor.organizationId, id, 'The invitation was withdrawn')
  await tx.run(
    sql`update invitations set withdrawn_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = ${id}`,
  )
  return [{ name: 'user.invitationWithdrawn', about: id, before: { email } }]
}

/** Opens a withdrawn or expired invitation again, with a new link, which is emailed. */
const renewInvitation = async ({ tx, actor, now, settings }: Directing, row: DirectoryRow): Promise<DomainEvent[]> => {
  const { token, expiresAt } = createInvitationLink(now)
  await tx.run(
    sql`update invitations set token_hash = ${hashToken(token)}, expires_at = ${expiresAt}, withdrawn_at = null
        where ${tenantCondition(tx)} and id = ${row.id}`,
  )
  const organization = await tx.one(named, sql`select id, name from organizations where id = ${actor.organizationId}`)
  if (!organization) throw new UserError('not-found', 'User not found')
  const invited = { id: row.id, organization, email: row.email, phone: '', name: row.full_name }
  const { mailed } = await sendInvitation(tx, { actor: asOrganization(actor), now, settings }, invited, token)
  return [{ name: 'user.invitationRenewed', about: row.id, after: { mailed, texted: false } }]
}

/**
 * Deactivates or reactivates one person of the key's organization, or withdraws or renews their invitation; nothing where
 * it is so already. Refuses the last Admin.
 */
export const setActive = async (directing: Directing, id: string, active: boolean): Promise<DomainEvent[]> => {
  const { tx, actor, now } = directing
  const wanted = { organizationId: actor.organizationId, now, id }
  const found = await loadDirectoryPerson(tx, wanted)
  if (found.isInvitation) {
    await tx.run(sql`select from invitations where ${tenantCondition(tx)} and id = ${id} for update`)
    const row = await loadDirectoryPerson(tx, wanted)
    if (row.isInvitation)
      return row.active === active
        ? []
        : active
          ? await renewInvitation(directing, row)
          : await withdraw(directing, row)
  }
  const person = await loadPerson(tx, id)
  if ((person.deactivated_at === null) === active) return []
  return active ? await reopenAccounts(tx, [person]) : await closeAccounts(tx, [person], now)
}
