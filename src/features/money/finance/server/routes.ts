import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { addReportRoute, changeReportRoute, removeReportRoute } from './entry/report-entry.ts'
import { financialOverviewRoute } from './external/financial-overview.ts'
import { stripeInvoicesRoute } from './external/stripe-invoices.ts'
import { hiringPerformanceRoute } from './hiring/hiring.ts'
import { hiringPeopleRoute } from './hiring/hiring-people.ts'
import { weeklyPlacesRoute } from './hiring/weekly-places.ts'
import { foldHiringJob } from './jobs/fold-hiring.ts'
import { handleStripeEventsJob } from './jobs/handle-stripe-events.ts'
import { sendReportsJob } from './jobs/send-reports.ts'
import { listInvoicesRoute } from './list-invoices.ts'
import { reportSchedulesRoute } from './report-schedules.ts'
import { performanceReportRoute } from './reports/performance-report.ts'
import { reportRowsRoute } from './reports/report-rows.ts'
import {
  changeReportScheduleRoute,
  runReportScheduleRoute,
  scheduleReportsRoute,
  sendReportNowRoute,
} from './schedule-reports.ts'
import { exportHiringPeopleRoute, exportHiringRoute } from './streams/export-hiring.ts'
import { exportInvoicesRoute } from './streams/export-invoices.ts'
import { exportReportsRoute } from './streams/export-reports.ts'
import { exportWeeklyPlacesRoute } from './streams/export-weekly-places.ts'
import { importReportsRoute, previewReportsRoute, reportTemplateRoute } from './streams/import-reports.ts'
import { stripeEventsRoute } from './webhooks/stripe.ts'

export const financeRoutes: Route[] = [
  stripeInvoicesRoute,
  stripeEventsRoute,
  financialOverviewRoute,
  listInvoicesRoute,
  exportInvoicesRoute,
  performanceReportRoute,
  reportRowsRoute,
  exportReportsRoute,
  addReportRoute,
  changeReportRoute,
  removeReportRoute,
  reportTemplateRoute,
  previewReportsRoute,
  importReportsRoute,
  hiringPerformanceRoute,
  hiringPeopleRoute,
  exportHiringPeopleRoute,
  exportHiringRoute,
  weeklyPlacesRoute,
  exportWeeklyPlacesRoute,
  reportSchedulesRoute,
  scheduleReportsRoute,
  changeReportScheduleRoute,
  runReportScheduleRoute,
  sendReportNowRoute,
]

export const financeJobs: Job[] = [foldHiringJob, handleStripeEventsJob, sendReportsJob]
