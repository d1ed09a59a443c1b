import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { deactivateLeavers, findLeavers, reactivateLeavers } from '../../contract/leavers.ts'
import { findAddresses, mostLeavers } from '../../rules/find-addresses.ts'
import { loadPeople } from '../load-person.ts'
import { closeAccounts, reopenAccounts } from './close-accounts.ts'

const person = z.object({
  email: z.string(),
  id: z.string(),
  name: z.string(),
  admin_level: z.nullable(z.string()),
  deactivated: z.boolean(),
  candidates: z.number(),
  keys: z.number(),
  otherAdmins: z.number(),
})

const loadFound = async (tx: Tx, emails: readonly string[], self: string, now: Date) =>
  await tx.rows(
    person,
    sql`select lower(u.email) as email, u.id, u.full_name as name, u.admin_level, u.deactivated_at is not null as deactivated,
          (select count(*)::int from all_candidates c where c.organization_id = u.organization_id and c.owner_id = u.id) as candidates,
          (select count(*)::int from api_keys k where k.organization_id = u.organization_id and k.created_by = u.id
            and k.revoked_at is null and k.expires_at > ${now.toISOString()}) as keys,
          (select count(*)::int from reinforce_users a where a.organization_id = u.organization_id and a.admin_level = 'Admin'
            and a.deactivated_at is null and (a.id = ${self} or not lower(a.email) = any(${sql.param(emails)}::text[]))) as "otherAdmins"
        from reinforce_users u where ${tenantCondition(tx, 'u')} and u.organization_id is not null
          and lower(u.email) = any(${sql.param(emails)}::text[])`,
  )

const loadInvited = async (tx: Tx, emails: readonly string[], now: Date) =>
  await tx.rows(
    z.object({ email: z.string(), name: z.string() }),
    sql`select distinct on (lower(i.email)) lower(i.email) as email, i.full_name as name from invitations i
        where ${tenantCondition(tx, 'i')} and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${now.toISOString()}
          and lower(i.email) = any(${sql.param(emails)}::text[]) order by lower(i.email), i.created_at desc`,
  )

/**
 * Finds the people of a list, in its order: those who can be deactivated, and why others can't. The last Admin is the one
 * without another Admin who stays.
 */
export const findLeaversRoute = query(findLeavers, async ({ input, tx, actor, now }) => {
  const all = findAddresses(input.text)
  const emails = all.slice(0, mostLeavers)
  const [people, invited] = [await loadFound(tx, emails, actor.userId, now), await loadInvited(tx, emails, now)]
  const nothing = { id: null, name: '', admin_level: null, candidates: 0, keys: 0 }
  const rows = emails.map((email) => {
    const found = people.find((each) => each.email === email)
    const open = invited.find((each) => each.email === email)
    if (!found)
      return open
        ? { ...nothing, email, state: 'invited' as const, name: open.name }
        : { ...nothing, email, state: 'unknown' as const }
    const { deactivated, otherAdmins, ...rest } = found
    const isLast = found.admin_level === 'Admin' && otherAdmins === 0
    const state = deactivated ? 'deactivated' : found.id === actor.userId ? 'self' : isLast ? 'last-admin' : 'leaves'
    return { ...rest, state } as const
  })
  return { rows, leftOut: all.length - emails.length }
})

/** Deactivates all in one transaction, or no one: refuses yourself, the last Admin, and anyone of another organization. */
export const deactivateLeaversRoute = command(deactivateLeavers, async ({ input, tx, actor, now }) => {
  const people = await loadPeople(tx, input.ids)
  if (people.some(({ id }) => id === actor.userId))
    throw new UserError('conflict', 'You can’t deactivate your own account.')
  const open = people.filter((each) => !each.deactivated_at)
  return { reply: { deactivated: open.length }, events: await closeAccounts(tx, open, now) }
})

/** Undoes the press: reactivates those of the people who are deactivated, in one transaction. */
export const reactivateLeaversRoute = command(reactivateLeavers, async ({ input, tx }) => {
  const closed = (await loadPeople(tx, input.ids)).filter((each) => each.deactivated_at)
  return { reply: { reactivated: closed.length }, events: await reopenAccounts(tx, closed) }
})
