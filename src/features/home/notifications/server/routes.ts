import type { Route } from '../../../../platform/server/call.ts'
import { chooseNotificationsRoute, markNotificationsSeenRoute } from './mark-seen.ts'
import { notificationsRoute } from './notifications.ts'

export const notificationsRoutes: Route[] = [notificationsRoute, markNotificationsSeenRoute, chooseNotificationsRoute]
