import type { Route } from '../../../../platform/server/call.ts'
import {
  simulatorClockRoute,
  simulatorPhoneRoute,
  simulatorReplyRoute,
  simulatorStatusRoute,
} from './external/simulator.ts'
import { simulatedTextsRoute } from './simulated-texts.ts'

export const simulatorRoutes: Route[] = [
  simulatedTextsRoute,
  simulatorReplyRoute,
  simulatorStatusRoute,
  simulatorPhoneRoute,
  simulatorClockRoute,
]
