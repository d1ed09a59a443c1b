import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { adminGetOrganizations } from '../../../access/organization-choice/web/public.ts'
import { useCan, useMe } from '../../../access/sign-in/web/public.ts'
import { adminGetAllCandidates, getCandidateStats } from '../../../candidates/directory/web/public.ts'
import { stripeInvoices } from '../../../money/finance/web/public.ts'
import { dashboardCounts, dashboardOverview, dashboardToday } from '../contract/dashboard.ts'

/**
 * What every screen of the console waits for, asked for in one parallel round: the admin function falls back to counts and RPC of
 * section 8.
 */
export const useDashboardQuestions = () => {
  const me = useMe()
  const isPlatform = useCan('platform:see')
  const seesMoney = useCan('money:see')
  const timeZone = viewerTimeZone
  const admin = useQuery(adminGetAllCandidates, { timeZone }, { enabled: isPlatform })
  const organizations = useQuery(adminGetOrganizations, {}, { enabled: isPlatform })
  const counts = useQuery(dashboardCounts, { timeZone }, { enabled: !isPlatform || admin.isError })
  const rpc = useQuery(getCandidateStats, { org_id: isPlatform ? null : (me?.organization.id ?? null) })
  const overview = useQuery(dashboardOverview, { timeZone })
  const invoices = useQuery(stripeInvoices, { days: 90 }, { enabled: seesMoney })
  const settled = ![admin, organizations, counts, rpc, overview, invoices].some((query) => query.isLoading)
  return { settled, isPlatform, seesMoney, admin, organizations, counts, rpc, overview, invoices }
}

/** Loads today's open items and the days behind the figures. No other part waits for it. */
export const useDashboardToday = () => useQuery(dashboardToday, { timeZone: viewerTimeZone })

/** Whether the figures of the dashboard are there, or known not to come; nothing is made of them. */
export const useDashboardSettled = (): boolean => {
  const { settled } = useDashboardQuestions()
  useDashboardToday()
  return settled
}
