import type { Route } from '../../../platform/server/call.ts'
import { productionChecklistRoute } from './checklist.ts'

export const installationRoutes: Route[] = [productionChecklistRoute]
