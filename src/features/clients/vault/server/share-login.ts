import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { type Day, getDayRange, parseDay, toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { shareLogin } from '../contract/changes.ts'
import { accessLevel } from '../contract/vault.ts'
import { refuseFields } from './change-logins.ts'
import { withDenialAudit } from './denial-audit.ts'
import { lockLogin } from './entries.ts'
import { loadKnownOrganization, loadPeople } from './login-details.ts'

/** The last day that was chosen, or null for no end. */
const lastDayIn = (until: string, today: Day): Day | null => {
  if (until.trim() === '') return null
  const day = parseDay(until.trim())
  if (day === null) refuseFields({ until: 'Enter a date like 3/14/2026.' })
  if (day !== null && day < today) refuseFields({ until: 'Choose a day in the future.' })
  return day
}

const held = z.object({ level: accessLevel, until: z.nullable(z.string()) })

/** Gives or takes access. No one changes the own access, and who has it for a time only cannot give it to others. */
export const shareLoginRoute = withDenialAudit(
  command(shareLogin, async ({ input, tx, actor, now, settings }) => {
    const entry = await lockLogin(tx, actor, input.id, 'edit')
    const { organization_id: organizationId } = entry
    if (entry.ends)
      throw new UserError('conflict', 'Your own access ends, so you can’t share this login. Ask the owner to share it.')
    const before = await tx.one(
      held,
      sql`select level, until from login_access where ${tenantCondition(tx)} and login_id = ${entry.id} and user_id = ${input.user_id} for update`,
    )
    if (input.level === 'none') {
      if (!before) return { reply: { ok: true as const } }
      await tx.run(
        sql`delete from login_access where ${tenantCondition(tx)} and login_id = ${entry.id} and user_id = ${input.user_id}`,
      )
      const after = { user_id: input.user_id, level: 'none' }
      return {
        reply: { ok: true as const },
        events: [{ name: 'login.unshared', about: entry.id, organizationId, before, after }],
      }
    }
    if (input.user_id === actor.userId) refuseFields({ user_id: 'You can’t change your own access' })
    if (input.user_id === entry.owner_id) refuseFields({ user_id: 'The owner already has full access.' })
    const { time_zone } = await loadKnownOrganization(tx, organizationId)
    const until = lastDayIn(input.until, toLocalDay(now, time_zone))
    const end = until === null ? null : getDayRange(until, time_zone).until.toISOString()
    const people = await loadPeople(tx, actor, settings, organizationId)
    if (!people.some(({ id }) => id === input.user_id))
      refuseFields({ user_id: 'Choose a person in this organization.' })
    await tx.run(sql`insert into login_access (organization_id, login_id, user_id, level, until, given_by, given_at)
      values (${organizationId}, ${entry.id}, ${input.user_id}, ${input.level}, ${end}, ${actor.userId}, ${now.toISOString()})
      on conflict (organization_id, login_id, user_id) do update
        set level = excluded.level, until = excluded.until, given_by = excluded.given_by, given_at = excluded.given_at`)
    const after = { user_id: input.user_id, level: input.level, until }
    return {
      reply: { ok: true as const },
      events: [{ name: 'login.shared', about: entry.id, organizationId, ...(before ? { before } : {}), after }],
    }
  }),
)
