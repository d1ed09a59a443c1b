import { query } from '../../../../platform/server/query.ts'
import { countReceived } from '../../../candidates/directory/server/public.ts'
import { dashboardCounts } from '../contract/dashboard.ts'

/** Candidates received in the viewer's today and yesterday, counted directly. */
export const dashboardCountsRoute = query(
  dashboardCounts,
  async ({ input, tx, now }) => await countReceived(tx, input.timeZone, now),
)
