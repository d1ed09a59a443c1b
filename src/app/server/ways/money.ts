import { financialOverviewWay } from '../../../features/finance/server/asks/financial-overview.ts'
import { stripeInvoicesWay } from '../../../features/finance/server/asks/stripe-invoices.ts'
import { hiringPerformanceWay } from '../../../features/finance/server/hiring.ts'
import { hiringPeopleWay } from '../../../features/finance/server/hiring-people.ts'
import { listInvoicesWay } from '../../../features/finance/server/list-invoices.ts'
import { performanceReportWay } from '../../../features/finance/server/performance-report.ts'
import { reportRowsWay } from '../../../features/finance/server/report-rows.ts'
import { reportSchedulesWay } from '../../../features/finance/server/report-schedules.ts'
import {
  changeReportScheduleWay,
  runReportScheduleWay,
  scheduleReportsWay,
  sendReportNowWay,
} from '../../../features/finance/server/schedule-reports.ts'
import { exportHiringPeopleWay, exportHiringWay } from '../../../features/finance/server/streams/export-hiring.ts'
import { exportInvoicesWay } from '../../../features/finance/server/streams/export-invoices.ts'
import { exportReportsWay } from '../../../features/finance/server/streams/export-reports.ts'
import { stripeEventsWay } from '../../../features/finance/server/webhooks/stripe.ts'
import type { WayIn } from '../../../platform/server/call.ts'

/** Invoices, revenue, performance reports and hiring figures; what the payments vendor tells us. */
export const moneyWays: WayIn[] = [
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
