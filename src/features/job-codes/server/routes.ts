import type { WayIn } from '../../../platform/server/call.ts'
import { addJobCodeWay, editJobCodeWay, retireJobCodeWay } from './change-codes.ts'
import { jobCodesWay, suggestCodeWay, whereCodeLeadsWay } from './codes.ts'
import { exportJobCodesWay } from './streams/export-codes.ts'

export const jobCodesRoutes: WayIn[] = [
  jobCodesWay,
  suggestCodeWay,
  whereCodeLeadsWay,
  addJobCodeWay,
  editJobCodeWay,
  retireJobCodeWay,
  exportJobCodesWay,
]
