import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { toMonth } from '../../../../rules/periods/month.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { canMail } from '../../../access/email/server/public.ts'
import { changeReportSchedule, runReportSchedule, scheduleReports, sendReportNow } from '../contract/schedules.ts'
import {
  describeSchedule,
  findNextReport,
  lastDayOfMonth,
  mostSchedules,
  type ReportSchedule,
} from '../rules/report-schedule.ts'
import { assertPastMonth } from './assert-past-month.ts'
import { loadMailedReport } from './load-mailed-report.ts'
import { loadOrganization, loadPeopleByIds } from './report-people.ts'

const needMail = (settings: Config) => {
  if (!canMail(settings))
    throw new UserError('conflict', 'Email isn’t set up, so you can’t schedule a report. Set SMTP_URL.')
}

type ScheduleInput = ReportSchedule & { recipients: string[] }

/** The recipients without repetition; refuses anyone who may not see the organization's money, all with the same words. */
const checked = async (tx: Tx, organizationId: string, { every, day, recipients }: ScheduleInput) => {
  if (every === 'month' && day < 1) throw UserError.at('day', `Choose a day from 1 to ${lastDayOfMonth}.`)
  if (every === 'week' && day > 6) throw UserError.at('day', 'Choose a weekday.')
  const ids = [...new Set(recipients)]
  if (ids.length === 0) throw UserError.at('recipients', 'Choose who gets the report.')
  const people = await loadPeopleByIds(tx, organizationId, ids)
  const fine = people.filter(({ barred }) => barred === null)
  if (fine.length < ids.length)
    throw UserError.at(
      'recipients',
      'One of these people can’t get this report. Choose people in this organization who can see money.',
    )
  return ids
}

const saved = z.object({
  every: z.enum(['month', 'week']),
  day: z.number(),
  hour: z.number(),
  recipients: z.array(z.string()),
  stopped: z.boolean(),
})

/** The organization's own schedule, locked. */
const lockSchedule = async (tx: Tx, organizationId: string, id: string) => {
  const found = await tx.one(
    saved,
    sql`select ${selectColumns(saved.shape, 's', ['stopped'])}, s.stopped_at is not null as stopped from report_schedules s
        where id = ${id} and organization_id = ${organizationId} for update`,
  )
  if (!found) throw new UserError('not-found', 'Scheduled report not found')
  return found
}

const refuseTooMany = async (tx: Tx, organizationId: string) => {
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from report_schedules where organization_id = ${organizationId} and stopped_at is null`,
  )
  if ((found?.n ?? 0) >= mostSchedules)
    throw new UserError('conflict', `You have ${mostSchedules} scheduled reports, the maximum. Pause one first.`)
}

const told = (schedule: ScheduleInput) => ({ when: describeSchedule(schedule), recipients: schedule.recipients.length })

/** Schedules the figures of the actor's organization: monthly or weekly, to people of it who see money. Refuses where no email leaves. */
export const scheduleReportsRoute = command(scheduleReports, async ({ input, tx, actor, now, settings }) => {
  needMail(settings)
  const { organizationId } = actor
  const recipients = await checked(tx, organizationId, input)
  await refuseTooMany(tx, organizationId)
  const { time_zone: zone } = await loadOrganization(tx, organizationId)
  const id = randomUUID()
  await tx.run(
    sql`insert into report_schedules (id, organization_id, made_by, every, day, hour, recipients, next_at, created_at)
        values (${id}, ${organizationId}, ${actor.userId}, ${input.every}, ${input.day}, ${input.hour}, ${sql.param(recipients)}::uuid[],
          ${findNextReport(input, now, zone).toISOString()}, ${now.toISOString()})`,
  )
  return { reply: { id }, events: [{ name: 'reportSchedule.made', about: id, after: told({ ...input, recipients }) }] }
})

/** Changes the day and the recipients. The next sending follows the new values. */
export const changeReportScheduleRoute = command(changeReportSchedule, async ({ input, tx, actor, now, settings }) => {
  const before = await lockSchedule(tx, actor.organizationId, input.id)
  needMail(settings)
  const recipients = await checked(tx, actor.organizationId, input)
  const { time_zone: zone } = await loadOrganization(tx, actor.organizationId)
  const same = (['every', 'day', 'hour'] as const).every((key) => before[key] === input[key])
  if (same && before.recipients.toSorted().join() === recipients.toSorted().join())
    return { reply: { ok: true as const } }
  await tx.run(
    sql`update report_schedules set every = ${input.every}, day = ${input.day}, hour = ${input.hour}, recipients = ${sql.param(recipients)}::uuid[],
          next_at = case when ${same} then next_at
            else ${findNextReport(input, now, zone).toISOString()}::timestamptz end
            where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  const after = told({ ...input, recipients })
  return {
    reply: { ok: true as const },
    events: [{ name: 'reportSchedule.changed', about: input.id, before: told(before), after }],
  }
})

/** Stops a scheduled report, or starts it again from its next day on. */
export const runReportScheduleRoute = command(runReportSchedule, async ({ input, tx, actor, now, settings }) => {
  const before = await lockSchedule(tx, actor.organizationId, input.id)
  if (before.stopped !== input.running) return { reply: { ok: true as const } }
  if (input.running) {
    needMail(settings)
    await refuseTooMany(tx, actor.organizationId)
  }
  const { time_zone: zone } = await loadOrganization(tx, actor.organizationId)
  await tx.run(
    sql`update report_schedules set stopped_at = case when ${input.running} then null else ${now.toISOString()}::timestamptz end,
          next_at = ${findNextReport(before, now, zone).toISOString()} where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  const name = input.running ? 'reportSchedule.restarted' : 'reportSchedule.stopped'
  return { reply: { ok: true as const }, events: [{ name, about: input.id, after: told(before) }] }
})

/** Emails the figures of a month to the person who asks. */
export const sendReportNowRoute = command(sendReportNow, async ({ input, tx, actor, now, settings }) => {
  needMail(settings)
  const [me] = await loadPeopleByIds(tx, actor.organizationId, [actor.userId])
  if (!me || me.barred) throw new UserError('conflict', 'Your profile has no email address to send a report to.')
  const { name: organization, time_zone: timeZone } = await loadOrganization(tx, actor.organizationId)
  assertPastMonth(input.month, now, timeZone)
  const soFar = input.month === toMonth(toLocalDay(now, timeZone))
  const report = await loadMailedReport(tx, { month: input.month, soFar, timeZone, organization, now, settings })
  await report.queue(me, { id: randomUUID(), about: me.id, why: 'You just requested this email.' })
  return { reply: { to: me.email }, events: [{ name: 'report.mailed', about: me.id, after: { month: input.month } }] }
})
