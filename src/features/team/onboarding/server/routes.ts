import type { Route } from '../../../../platform/server/call.ts'
import { checkOnboardingRoute } from './check.ts'
import { suggestCodesRoute } from './codes.ts'
import { deleteDraftRoute, onboardingDraftsRoute, saveDraftRoute } from './drafts.ts'
import { finishOnboardingRoute } from './finish.ts'
import { clientsToBringLiveRoute, firstStepsRoute } from './first-steps.ts'

export const onboardingRoutes: Route[] = [
  onboardingDraftsRoute,
  saveDraftRoute,
  deleteDraftRoute,
  suggestCodesRoute,
  checkOnboardingRoute,
  finishOnboardingRoute,
  firstStepsRoute,
  clientsToBringLiveRoute,
]
