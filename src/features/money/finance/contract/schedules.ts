import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing } from '../../../../platform/shared/schemas.ts'
import { lastDayOfMonth, mostRecipients } from '../rules/report-schedule.ts'
import { month } from './fields.ts'

const when = {
  every: z.enum(['month', 'week']),
  /** 1 to 28 of the month, or 0 (Sunday) to 6 of the week. */
  day: z.int().check(z.minimum(0), z.maximum(lastDayOfMonth)),
  /** In the organization's zone. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
}
const wanted = { ...when, recipients: z.array(z.uuid()).check(z.maxLength(mostRecipients)) }
const person = z.object({ id: z.string(), name: z.string() })

export const scheduleRow = z.object({
  id: z.string(),
  ...when,
  recipients: z.array(person),
  running: z.boolean(),
  nextAt: instant,
  madeBy: z.string(),
  /** The last sending: its recipients, and the reasons for others. */
  last: z.nullable(
    z.object({
      at: instant,
      month: z.string(),
      people: z.array(
        z.object({
          name: z.string(),
          state: z.enum(['sent', 'waiting', 'kept', 'failed', 'unknown', 'skipped']),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
export type ScheduleRow = z.infer<typeof scheduleRow>

export const reportSchedules = endpoint({
  method: 'GET',
  path: '/api/finance/report-schedules',
  summary: 'List your organization’s scheduled reports, their last email, and who can get them',
  needs: 'money:see',
  input: nothing,
  reply: z.object({
    /** False where no email leaves: then nothing can be scheduled. */
    canMail: z.boolean(),
    timeZone: z.string(),
    people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    rows: z.array(scheduleRow),
  }),
  reads: ['finance'],
  example: () => ({}),
})
export type ReportSchedulesReply = z.infer<typeof reportSchedules.reply>

export const scheduleReports = endpoint({
  method: 'POST',
  path: '/api/finance/report-schedules',
  summary: 'Schedule a report by email, monthly or weekly',
  needs: 'money:see',
  input: z.object(wanted),
  reply: z.object({ id: z.string() }),
  invalidates: ['finance'],
  example: (id) => ({ every: 'month' as const, day: 3, hour: 8, recipients: [id('user')] }),
})

export const changeReportSchedule = endpoint({
  method: 'PUT',
  path: '/api/finance/report-schedules/{id}',
  summary: 'Change a scheduled report’s time or recipients',
  needs: 'money:see',
  input: z.object({ id: z.uuid(), ...wanted }),
  reply: done,
  invalidates: ['finance'],
  example: (id) => ({ id: id('reportSchedule'), every: 'week' as const, day: 1, hour: 8, recipients: [id('user')] }),
})

/**
 * Stops or starts a schedule. Stopping never needs email to be set up. Starting does, and continues with the next day.
 */
export const runReportSchedule = endpoint({
  method: 'PUT',
  path: '/api/finance/report-schedules/{id}/running',
  summary: 'Pause or resume a scheduled report',
  needs: 'money:see',
  input: z.object({ id: z.uuid(), running: z.boolean() }),
  reply: done,
  invalidates: ['finance'],
  example: (id) => ({ id: id('reportSchedule'), running: false }),
})

export const sendReportNow = endpoint({
  method: 'POST',
  path: '/api/finance/report-mails',
  summary: 'Email yourself a month’s figures',
  needs: 'money:see',
  input: z.object({ month }),
  reply: z.object({ to: z.string() }),
  invalidates: ['finance'],
  rateLimit: 10,
  example: () => ({ month: '2026-11' }),
})
