import type { Route } from '../../../../platform/server/call.ts'
import { endLegalHoldRoute } from './end-hold.ts'
import { legalHoldsRoute } from './list-holds.ts'
import { setLegalHoldRoute } from './set-hold.ts'

export const legalHoldsRoutes: Route[] = [legalHoldsRoute, setLegalHoldRoute, endLegalHoldRoute]
