import type { Route } from '../../../../platform/server/call.ts'
import { dashboardCountsRoute } from './counts.ts'
import { dashboardOverviewRoute } from './overview.ts'
import { dashboardTodayRoute } from './today.ts'

export const dashboardRoutes: Route[] = [dashboardCountsRoute, dashboardOverviewRoute, dashboardTodayRoute]
