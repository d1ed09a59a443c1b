import type { Route } from '../../../../platform/server/call.ts'
import { activityChoicesRoute, activityRoute } from './activity.ts'
import { exportActivityRoute } from './streams/export-activity.ts'
import { liveRoute } from './streams/live.ts'

export const activityRoutes: Route[] = [activityRoute, activityChoicesRoute, exportActivityRoute, liveRoute]
