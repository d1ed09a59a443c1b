import type { WayIn } from '../../../platform/server/call.ts'
import { activityChoicesWay, activityWay } from './activity.ts'
import { exportActivityWay } from './streams/export-activity.ts'
import { liveWay } from './streams/live.ts'

export const activityRoutes: WayIn[] = [activityWay, activityChoicesWay, exportActivityWay, liveWay]
