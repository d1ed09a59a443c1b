import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { financialOverviewWay } from './asks/financial-overview.ts'
import { stripeInvoicesWay } from './asks/stripe-invoices.ts'
import { hiringPerformanceWay } from './hiring.ts'
import { hiringPeopleWay } from './hiring-people.ts'
import { foldHiringJob } from './jobs/fold-hiring.ts'
import { handleStripeEventsJob } from './jobs/handle-stripe-events.ts'
import { sendReportsJob } from './jobs/send-reports.ts'
import { listInvoicesWay } from './list-invoices.ts'
import { performanceReportWay } from './performance-report.ts'
import { reportRowsWay } from './report-rows.ts'
import { reportSchedulesWay } from './report-schedules.ts'
import {
  changeReportScheduleWay,
  runReportScheduleWay,
  scheduleReportsWay,
  sendReportNowWay,
} from './schedule-reports.ts'
import { exportHiringPeopleWay, exportHiringWay } from './streams/export-hiring.ts'
import { exportInvoicesWay } from './streams/export-invoices.ts'
import { exportReportsWay } from './streams/export-reports.ts'
import { stripeEventsWay } from './webhooks/stripe.ts'

export const financeRoutes: WayIn[] = [
  stripeInvoicesWay,
  stripeEventsWay,
  financialOverviewWay,
  listInvoicesWay,
  exportInvoicesWay,
  performanceReportWay,
  reportRowsWay,
  exportReportsWay,
  hiringPerformanceWay,
  hiringPeopleWay,
  exportHiringPeopleWay,
  exportHiringWay,
  reportSchedulesWay,
  scheduleReportsWay,
  changeReportScheduleWay,
  runReportScheduleWay,
  sendReportNowWay,
]

export const financeJobs: Job[] = [foldHiringJob, handleStripeEventsJob, sendReportsJob]
