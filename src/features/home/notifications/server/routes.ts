import type { Route } from '../../../../platform/server/call.ts'
import { chooseNotificationsRoute, lookAtNotificationsRoute } from './looks.ts'
import { notificationsRoute } from './notifications.ts'

export const notificationsRoutes: Route[] = [notificationsRoute, lookAtNotificationsRoute, chooseNotificationsRoute]
