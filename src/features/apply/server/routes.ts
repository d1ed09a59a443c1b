import type { WayIn } from '../../../platform/server/call.ts'
import { readJobCodeWay } from './job-code.ts'
import { applyWay } from './streams/apply.ts'

export const applyRoutes: WayIn[] = [readJobCodeWay, applyWay]
