import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeReminderSettings, reminderSettings } from '../contract/reminders.ts'
import { offAtClinic, type ReminderHours, reminderHours } from '../rules/reminders.ts'

const row = z.object({ id: z.string(), organization: z.string(), hours: z.nullable(z.array(z.number())) })

const load = async (tx: Tx, organizationId: string) => {
  const found = await tx.one(
    row,
    sql`select o.id, o.name as organization, s.hours from organizations o left join reminder_settings s on s.organization_id = o.id
        where o.id = ${organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  const { hours } = found
  return { ...found, hours: reminderHours.filter((one) => hours?.includes(one) ?? true) }
}

/** The reminders an organization sends, by hours before an interview. Both, unless it changed them. */
export const loadReminderHours = async (tx: Tx, organizationId: string): Promise<ReminderHours[]> =>
  (await load(tx, organizationId)).hours

/** The reminders of your own organization, for platform staff of any. */
export const reminderSettingsRoute = query(
  reminderSettings,
  async ({ input, tx, actor }) => await load(tx, input.organization_id ?? actor.organizationId),
)

/** Changes the reminders. Those of planned interviews that are not sent yet are skipped, or become due again. */
export const changeReminderSettingsRoute = command(changeReminderSettings, async ({ input, tx, actor, now }) => {
  const before = await load(tx, input.organization_id ?? actor.organizationId)
  const hours = reminderHours.filter((one) => input.hours.includes(one))
  await tx.run(
    sql`insert into reminder_settings (organization_id, hours) values (${before.id}, ${sql.param(hours)}::int[])
        on conflict (organization_id) do update set hours = excluded.hours, updated_at = now()`,
  )
  await tx.run(
    sql`update interview_reminders set state = 'skipped', reason = ${offAtClinic}
        where organization_id = ${before.id} and state = 'waiting' and not hours = any(${sql.param(hours)}::int[])`,
  )
  await tx.run(
    sql`update interview_reminders set state = 'waiting', reason = null
        where organization_id = ${before.id} and state = 'skipped' and reason = ${offAtClinic}
          and hours = any(${sql.param(hours)}::int[]) and due_at > ${now.toISOString()}::timestamptz`,
  )
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'reminderSettings.changed',
        about: before.id,
        organizationId: before.id,
        before: { hours: before.hours },
        after: { hours },
      },
    ],
  }
})
