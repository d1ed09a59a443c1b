import type { Route } from '../../../../platform/server/call.ts'
import { policiesRoute } from './policies.ts'

export const policiesRoutes: Route[] = [policiesRoute]
