import type { WayIn } from '../../../platform/server/call.ts'
import { dashboardCountsWay } from './counts.ts'
import { dashboardOverviewWay } from './overview.ts'

export const dashboardRoutes: WayIn[] = [dashboardCountsWay, dashboardOverviewWay]
