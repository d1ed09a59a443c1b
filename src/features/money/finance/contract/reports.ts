import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { timeZone } from '../../../../platform/shared/schemas.ts'
import { fileFormat, page, period, text, through } from './fields.ts'

const figures = {
  rows: z.number(),
  amount: z.number(),
  fee: z.number(),
  net: z.number(),
  /** Distinct customers; empty ids are none. */
  clients: z.number(),
}

/** Amounts in cents. `through` narrows the totals to reports made up to that day; one without a day counts. */
export const performanceReport = endpoint({
  method: 'GET',
  path: '/api/finance/reports',
  summary: 'Totals and flags of a month, the trend, and the working of the average clients per month',
  needs: 'money:see',
  mayLag: true,
  input: z.object({ timeZone, month: period, through, organization: z.optional(z.guid()) }),
  reply: z.object({
    totals: z.object(figures),
    /** The invoices of the month, by the viewer's zone, that are paid in US dollars. */
    paidInvoices: z.object({ rows: z.number(), amount: z.number() }),
    /** `both`: also among the paid invoices of the month. */
    flags: z.object({ duplicates: z.number(), fee: z.number(), unmatched: z.number(), both: z.number() }),
    /** Every month between the first and the last one, 24 at most, oldest first. */
    trend: z.array(z.object({ month: z.string(), ...figures })),
    average: z.object({
      value: z.number(),
      months: z.array(z.object({ month: z.string(), clients: z.number() })),
    }),
  }),
  reads: ['finance'],
  example: () => ({ month: '2026-11' }),
})
export type PerformanceReportReply = z.infer<typeof performanceReport.reply>

/** `by`: the month that a report is for, or the one it was made in, which the average counts. The zone is that of the month’s invoices. */
const reportQuery = z.object({
  timeZone,
  month: period,
  by: z._default(z.enum(['month', 'created']), 'month'),
  show: z._default(z.enum(['all', 'duplicates', 'fee', 'unmatched', 'both']), 'all'),
  organization: z.optional(z.guid()),
})
export type ReportQuery = z.output<typeof reportQuery>

const reportRow = z.object({
  id: z.string(),
  created_date: text,
  month: z.number(),
  year: z.number(),
  customer: text,
  organization_id: text,
  organization: text,
  amount: z.number(),
  fee: z.number(),
  net: z.number(),
  duplicate: z.boolean(),
  feeAboveAmount: z.boolean(),
})
export type ReportRow = z.infer<typeof reportRow>

export const reportRows = endpoint({
  method: 'GET',
  path: '/api/finance/report-rows',
  summary: 'A page of 25 reports of a month; those without a known customer last',
  needs: 'money:see',
  mayLag: true,
  input: z.extend(reportQuery, { page }),
  reply: z.object({ rows: z.array(reportRow), total: z.number() }),
  reads: ['finance'],
  example: () => ({ month: '2026-11' }),
})

export const exportReports = endpoint({
  method: 'GET',
  path: '/api/finance/report-rows/export',
  summary: 'The reports of a month as CSV or Excel',
  needs: 'money:see',
  mayLag: true,
  input: z.extend(reportQuery, { format: fileFormat }),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ month: '2026-11' }),
})
