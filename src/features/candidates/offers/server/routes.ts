import type { Route } from '../../../../platform/server/call.ts'
import { offerCandidateRoute } from './external/offer-candidate.ts'
import { withdrawOfferRoute } from './external/withdraw-offer.ts'
import { offerChoicesRoute } from './referral-choices.ts'

export const candidateOffersRoutes: Route[] = [offerChoicesRoute, offerCandidateRoute, withdrawOfferRoute]
