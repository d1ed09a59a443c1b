import { useMemo } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { useStableValue } from '../../../../ui/use-stable-value.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { computeMonthRevenue, computeRevenueDays } from '../../../money/finance/rules/revenue.ts'
import { chooseTip } from '../rules/choose-tip.ts'
import { countActive, type DashboardStats, getCandidateFigures, getTipState, noStats } from './stats.ts'
import { useDashboardQuestions, useDashboardToday } from './use-dashboard-questions.ts'

const shownDays = 14

/**
 * Everything the dashboard counts, with the fallbacks of section 8: a failed RPC aborts the update; failed revenue stays 0.
 */
export const useDashboardStats = () => {
  const me = useMe()
  const asked = useDashboardQuestions()
  const { settled, isPlatform, seesMoney, admin, organizations, counts, rpc, overview, invoices } = asked
  const timeZone = viewerTimeZone
  const today = useToday(timeZone)
  const todays = useDashboardToday()
  const money = overview.data?.money
  const revenue =
    money && invoices.data && !invoices.isError
      ? computeMonthRevenue(money.reports, invoices.data.invoices, { today, timeZone }).total
      : 0
  const [reports, paid] = [money?.reports, invoices.data?.invoices]
  const ofMonth = useMemo(
    () => computeRevenueDays(reports ?? [], paid ?? [], { today, timeZone: viewerTimeZone, most: shownDays }),
    [reports, paid, today],
  )
  const adminData = admin.isError ? undefined : admin.data
  const activeOrganizations =
    organizations.data && !organizations.isError
      ? countActive(organizations.data.organizations, me?.organization.id)
      : (overview.data?.activeOrganizations ?? 0)
  const state = getTipState(rpc, [counts, overview])
  const current: DashboardStats | null =
    settled && state === 'ok'
      ? {
          ...getCandidateFigures({ admin: adminData?.counts, counts: counts.data, rpc: rpc.data }),
          activeOrganizations,
          activeLocations: overview.data?.activeLocations ?? 0,
          activeJobPosts: overview.data?.activeJobPosts ?? 0,
          revenueThisMonth: seesMoney ? revenue : null,
        }
      : null
  const lastGood = useLastValue(useStableValue(current))
  const failedQueries = [counts, rpc, overview, todays].filter((query) => query.isError)
  return {
    settled,
    stats: lastGood ?? { ...noStats, revenueThisMonth: seesMoney ? 0 : null },
    tip: chooseTip(rpc.data ?? null, state),
    overview: overview.data ?? null,
    /** Open items and the days behind the figures. Null while loading or after a failure. */
    today: todays.data ?? null,
    awaitsToday: todays.isLoading,
    /** Paid of this month by the end of each of the last fourteen days that lie in it, in cents. */
    revenueDays: ofMonth,
    /** Figures shown as 0 because they failed to load. */
    missing: {
      figures: settled && lastGood === null,
      days: counts.isError && !counts.data && !adminData,
      overview: overview.isError && !overview.data,
      organizations: overview.isError && !overview.data && !organizations.data,
      revenue: seesMoney && (invoices.isError || (overview.isError && !overview.data)),
    },
    /** The plain list of platform staff, when the admin function answered. */
    adminList: isPlatform && !admin.isError ? (adminData?.data ?? null) : null,
    awaitsAdminList: isPlatform && admin.isLoading,
    failed: failedQueries.length > 0,
    retry: () => {
      for (const query of failedQueries) void query.refetch()
    },
    revenueFailed: seesMoney && invoices.isError,
    retryRevenue: () => void invoices.refetch(),
  }
}
/** The figures of the dashboard, the missing ones, and a retry. */
export type Dashboard = ReturnType<typeof useDashboardStats>
