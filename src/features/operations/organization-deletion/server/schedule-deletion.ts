import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { writeDeletionMail } from '../../../access/email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../../access/email/server/public.ts'
import { setDeactivated } from '../../../access/sign-in/server/public.ts'
import { setOrganizationStatus } from '../../../clients/organizations/server/public.ts'
import { withdrawInvitations } from '../../../team/users/server/public.ts'
import { resumeTexts, stopTexts } from '../../../texting/messages/server/public.ts'
import {
  organizationDeletion,
  scheduleOrganizationDeletion,
  undoOrganizationDeletion,
} from '../contract/organization-deletion.ts'
import { graceDays } from '../rules/kept-tables.ts'
import { loadOpenDeletions, type OpenDeletion, toShownDeletion } from './open-deletion.ts'

const subject = z.object({ name: z.string(), status: z.string(), time_zone: z.string() })

/** Locks the organization, which legal holds wait for, too. Throws for an unknown one and for the service's own. */
const lockSubject = async (tx: Tx, id: string, { platformOrganizationId }: Config) => {
  const found = await tx.one(
    subject,
    sql`select name, status, time_zone from organizations where id = ${id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  if (id === platformOrganizationId) throw new UserError('invalid', 'The service’s own organization can’t be deleted.')
  return found
}

/** Managers of the platform do many things, but not this one. */
const requireRight = (actor: Caller) => {
  if (!actor.rights.includes('records:hold'))
    throw new UserError('forbidden', 'Ask an Admin of the platform to delete or keep an organization.')
}

const loadOpen = async (tx: Tx, id: string): Promise<OpenDeletion | undefined> =>
  (await loadOpenDeletions(tx, sql`d.organization_id = ${id}`, true))[0]

const person = z.object({ id: z.string() })

/** Closes every open account; their sessions, keys, and calendars end with them. Returns the people that an undo lets in again. */
const closeAccounts = async (tx: Tx, organizationId: string, now: Date): Promise<string[]> => {
  const people = await tx.rows(
    person,
    sql`select u.id from reinforce_users u where u.organization_id = ${organizationId} and u.deactivated_at is null order by u.id`,
  )
  const ids = people.map(({ id }) => id)
  await setDeactivated(tx, ids, now.toISOString())
  return ids
}

const admin = z.object({ id: z.string(), email: z.string(), full_name: z.string(), organization_id: z.string() })

type About = { id: string; name: string; due: Date; timeZone: string; now: Date; settings: Config }

/** Emails the date to the organization's Admins, whose accounts were just closed, and to the platform's. */
const notifyAdmins = async (tx: Tx, closed: readonly string[], { id, name, due, timeZone, now, settings }: About) => {
  const platform = settings.platformOrganizationId
  const admins = await tx.rows(
    admin,
    sql`select u.id, u.email, u.full_name, u.organization_id from reinforce_users u
        where u.admin_level = 'Admin' and u.email <> '' and (u.id = any(${sql.param([...closed])}::uuid[])
          or (u.organization_id = ${platform} and u.deactivated_at is null)) order by u.email`,
  )
  for (const { id: about, email: to, full_name, organization_id } of admins) {
    const link = organization_id === platform ? linkTo(settings, `/organization/${id}`) : null
    const words = writeDeletionMail({ name: full_name, organization: name, due, timeZone, link })
    // oxlint-disable-next-line no-await-in-loop -- a few Admins
    await queueMail(tx, { now, settings }, { organizationId: platform, kind: 'notice', about, to, ...words })
  }
}

const same = (a: string, b: string) => a.trim().replace(/\s+/g, ' ') === b.trim().replace(/\s+/g, ' ')

/**
 * Schedules the deletion of an organization in 30 days. From now on no one signs in to it, no text leaves, and no interview can be
 * booked. Throws while a legal hold covers it or one of its candidates.
 */
export const scheduleOrganizationDeletionRoute = command(
  scheduleOrganizationDeletion,
  async ({ input, tx, actor, now, settings }) => {
    requireRight(actor)
    const { id: organizationId } = input
    const { name, status, time_zone: timeZone } = await lockSubject(tx, organizationId, settings)
    if (!same(input.name, name)) throw UserError.at('name', `Type the name as it is: ${name}`)
    const open = await loadOpen(tx, organizationId)
    if (open) return { reply: { deletion: toShownDeletion(open) } }
    const held = await tx.run(
      sql`select from legal_holds h where h.organization_id = ${organizationId} and h.ended_at is null`,
    )
    if (held > 0)
      throw new UserError('conflict', 'A legal hold covers this organization or one of its candidates. End it first.')
    const due = new Date(now.getTime() + graceDays * msPerDay)
    const closed = await closeAccounts(tx, organizationId, now)
    await withdrawInvitations(tx, organizationId, now)
    const why = 'The organization is scheduled for deletion.'
    const hasStoppedTexts = await stopTexts(tx, organizationId, { at: now, by: actor.fullName, why })
    await setOrganizationStatus(tx, organizationId, 'Paused')
    await tx.run(
      sql`insert into organization_deletions (id, organization_id, name, requested_by, requested_at, due_at, status_before, closed_accounts,
            has_stopped_texts)
          values (${randomUUID()}, ${organizationId}, ${name}, ${actor.userId}, ${now.toISOString()}, ${due.toISOString()}, ${status},
            ${sql.param(closed)}::uuid[], ${hasStoppedTexts})`,
    )
    await notifyAdmins(tx, closed, { id: organizationId, name, due, timeZone, now, settings })
    const made = await loadOpen(tx, organizationId)
    if (!made) throw new Error('a deletion went as it was scheduled')
    const after = { due_at: due.toISOString(), accounts: closed.length }
    return {
      reply: { deletion: toShownDeletion(made) },
      events: [{ name: 'organization.deletionScheduled', about: organizationId, organizationId, after }],
    }
  },
)

/** Undoes a scheduled deletion: the same people sign in again, and texts go out if it stopped them. Throws once it has started. */
export const undoOrganizationDeletionRoute = command(
  undoOrganizationDeletion,
  async ({ input: { id: organizationId }, tx, actor, now, settings }) => {
    requireRight(actor)
    await lockSubject(tx, organizationId, settings)
    const open = await loadOpen(tx, organizationId)
    if (!open) throw new UserError('not-found', 'This organization isn’t scheduled for deletion.')
    if (open.started_at !== null)
      throw new UserError('conflict', 'The deletion has started. It can’t be undone anymore.')
    await setDeactivated(tx, open.closed_accounts, null)
    if (open.has_stopped_texts) await resumeTexts(tx, organizationId, now)
    await setOrganizationStatus(tx, organizationId, open.status_before)
    await tx.run(
      sql`update organization_deletions set undone_at = ${now.toISOString()}, undone_by = ${actor.userId} where id = ${open.id}`,
    )
    return {
      reply: { ok: true as const },
      events: [{ name: 'organization.deletionUndone', about: organizationId, organizationId }],
    }
  },
)

/** Returns the scheduled deletion of an organization, if it has one. */
export const organizationDeletionRoute = query(organizationDeletion, async ({ input: { id }, tx }) => {
  const [open] = await loadOpenDeletions(tx, sql`d.organization_id = ${id}`)
  return { deletion: open ? toShownDeletion(open) : null }
})
