import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { writeRetentionMail } from '../../../../access/email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../../../access/email/server/public.ts'
import { loadUnnoticedRetentions, markPastRetention } from '../../../../candidates/directory/server/public.ts'

const perRun = 5_000
const markedDays = 30
const noticeDays = 7

const reader = z.object({ email: z.string(), full_name: z.string() })
const toDay = (now: Date, days: number) => new Date(now.getTime() + days * msPerDay).toISOString().slice(0, 10)

/** Tells Admins seven days before their retention deletes its first people, and notes the day: nothing is deleted before. */
const noticeAdmins = async (tx: Tx, now: Date, settings: Services['config']) => {
  for (const { organization_id: id, people, first_on } of await loadUnnoticedRetentions(tx, toDay(now, noticeDays))) {
    const firstOn = first_on > toDay(now, noticeDays) ? first_on : toDay(now, noticeDays)
    await tx.run(sql`update organizations set retention_noticed_on = ${toDay(now, 0)} where id = ${id}`)
    await recordEvents(tx, null, [
      { name: 'organization.retentionNoticed', about: id, organizationId: id, after: { people, first_on: firstOn } },
    ])
    const admins = await tx.rows(
      reader,
      sql`select email, full_name from reinforce_users where organization_id = ${id} and admin_level = 'Admin'
            and deactivated_at is null and email <> '' order by id`,
    )
    const link = linkTo(settings, '/settings?tab=advanced#retention')
    for (const { email, full_name } of admins)
      await queueMail(
        tx,
        { now, settings },
        {
          organizationId: id,
          kind: 'notice',
          about: id,
          to: email,
          ...writeRetentionMail({ name: full_name, people, firstOn, link }),
        },
      )
  }
}

/**
 * Marks people past the organization's retention: deleted 30 days later, and kept with one click until then. Seven days before the first
 * are deleted, Admins get a notice. Every night.
 */
export const applyRetentionJob = job({
  name: 'apply-retention',
  tries: 3,
  every: '53 7 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const now = services.clock()
    const inAll = inOrganization(services.config.platformOrganizationId)
    await inAll(async (tx) => {
      await markPastRetention(tx, { on: toDay(now, markedDays), now, most: perRun })
      await noticeAdmins(tx, now, services.config)
    })
  },
})
