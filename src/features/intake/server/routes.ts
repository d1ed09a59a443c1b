import type { Route } from '../../../platform/server/call.ts'
import { takeApplicationsRoute } from './take-applications.ts'

export const intakeRoutes: Route[] = [takeApplicationsRoute]
