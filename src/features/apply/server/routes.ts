import type { Route } from '../../../platform/server/call.ts'
import { readJobCodeRoute } from './job-code.ts'
import { applyRoute } from './streams/apply.ts'

export const applyRoutes: Route[] = [readJobCodeRoute, applyRoute]
