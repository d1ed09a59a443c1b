import type { Route } from '../../../../platform/server/call.ts'
import { addJobCodeRoute, editJobCodeRoute, retireJobCodeRoute } from './change-codes.ts'
import { jobCodesRoute, suggestCodeRoute, whereCodeLeadsRoute } from './codes.ts'
import { exportJobCodesRoute } from './streams/export-codes.ts'

export const jobCodesRoutes: Route[] = [
  jobCodesRoute,
  suggestCodeRoute,
  whereCodeLeadsRoute,
  addJobCodeRoute,
  editJobCodeRoute,
  retireJobCodeRoute,
  exportJobCodesRoute,
]
