import { query } from '../../../../platform/server/query.ts'
import { receivedCounts } from '../../../candidates/directory/server/public.ts'
import { dashboardCounts } from '../contract/dashboard.ts'

/** Candidates received in the viewer's today and yesterday, counted directly. */
export const dashboardCountsRoute = query(
  dashboardCounts,
  async ({ input, tx, now }) => await receivedCounts(tx, input.timeZone, now),
)
