import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { selectColumns } from '../../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { canMail } from '../../../../access/email/server/public.ts'
import { describeSchedule, findNextReport, getReportedMonth } from '../../rules/report-schedule.ts'
import { loadMailedReport } from '../load-mailed-report.ts'
import { loadOrganization, loadPeopleByIds, type ReportPerson } from '../report-people.ts'

const due = z.object({ id: z.string(), organization_id: z.string() })
const claimed = z.object({
  every: z.enum(['month', 'week']),
  day: z.number(),
  hour: z.number(),
  recipients: z.array(z.string()),
  next_at: z.string(),
})

/** Due and not yet another process's: the row stays locked until the emails are queued and `next_at` has moved on. */
const claim = async (tx: Tx, id: string, now: Date) =>
  await tx.one(
    claimed,
    sql`select ${selectColumns(claimed.shape, 's')} from report_schedules s
        where ${tenantCondition(tx, 's')} and id = ${id} and stopped_at is null and next_at <= ${now.toISOString()}::timestamptz for update skip locked`,
  )

type Sending = { now: Date; settings: Config }

/** One schedule, in one transaction: claimed, its emails queued, its next day set, and who got none and why written down. */
export const sendScheduled = async (tx: Tx, id: string, { now, settings }: Sending): Promise<boolean> => {
  const schedule = await claim(tx, id, now)
  if (!schedule) return false
  const { organizationId } = tx.scope
  const { name: organization, time_zone: timeZone } = await loadOrganization(tx, organizationId)
  const month = getReportedMonth(schedule.every, now, timeZone)
  const soFar = schedule.every === 'week'
  const report = await loadMailedReport(tx, { month, soFar, timeZone, organization, now, settings })
  const known = new Map((await loadPeopleByIds(tx, organizationId, schedule.recipients)).map((each) => [each.id, each]))
  const runId = randomUUID()
  const why = `You get this email ${describeSchedule(schedule).replace('Every', 'every')}.`
  const mailTo = async (person: ReportPerson | undefined) => {
    const name = person?.name ?? 'Someone who left'
    if (!person || person.barred)
      return { name, mail: null, reason: person?.barred ?? 'no longer in this organization' }
    if (!canMail(settings)) return { name, mail: null, reason: 'this server doesn’t send email' }
    const mail = randomUUID()
    await report.queue(person, { id: mail, about: id, why })
    return { name, mail, reason: null }
  }
  const people = []
  for (const recipient of schedule.recipients) people.push(await mailTo(known.get(recipient)))
  await tx.run(
    sql`insert into report_runs (id, organization_id, schedule_id, due_at, at, month, people)
        values (${runId}, ${organizationId}, ${id}, ${schedule.next_at}, ${now.toISOString()}, ${month}, ${JSON.stringify(people)}::jsonb)`,
  )
  await tx.run(
    sql`update report_schedules set next_at = ${findNextReport(schedule, now, timeZone).toISOString()} where ${tenantCondition(tx)} and id = ${id}`,
  )
  const skipped = people.filter(({ mail }) => mail === null).map(({ name, reason }) => `${name}: ${reason}`)
  const after = { month, mailed: people.length - skipped.length, ...(skipped.length > 0 ? { skipped } : {}) }
  await recordEvents(tx, null, [{ name: 'reportSchedule.sent', about: id, organizationId, after }])
  await notifyChange(tx, [organizationId], ['finance'])
  return true
}

/**
 * Sends the reports whose hour has come, each in a transaction of its own: what dies half-way leaves nothing behind and is done by
 * the next run. A server that was away sends what it missed once.
 */
export const sendReportsJob = job({
  name: 'send-reports',
  tries: 1,
  expires: 600,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const now = services.clock()
    const waiting = await inOrganization(services.config.platformOrganizationId)(
      async (tx) =>
        await tx.rows(
          due,
          sql`select id, organization_id from report_schedules
            where stopped_at is null and next_at <= ${now.toISOString()}::timestamptz order by next_at, id limit 500`,
        ),
      { readOnly: true },
    )
    for (const { id, organization_id: organizationId } of waiting) {
      if (signal.aborted) return
      await inOrganization(organizationId)(
        async (tx) => await sendScheduled(tx, id, { now, settings: services.config }),
      ).catch((error: unknown) =>
        services.log.error({ err: error, schedule: id }, 'a scheduled report failed and will be retried'),
      )
    }
  },
})
