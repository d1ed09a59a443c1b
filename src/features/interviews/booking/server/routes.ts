import type { Route } from '../../../../platform/server/call.ts'
import { bookRoute } from './book.ts'
import { freeTimesRoute } from './free-times.ts'
import { offerTimesRoute } from './offer-times.ts'
import { undoBookingRoute } from './undo-booking.ts'

export const bookingsRoutes: Route[] = [freeTimesRoute, bookRoute, undoBookingRoute, offerTimesRoute]
