import type { Route } from '../../../../platform/server/call.ts'
import { checkOnboardingRoute } from './check.ts'
import { suggestCodesRoute } from './codes.ts'
import { deleteDraftRoute, onboardingDraftsRoute, saveDraftRoute } from './drafts.ts'
import { finishOnboardingRoute } from './finish.ts'
import { answerFirstQuestionsRoute, firstQuestionsRoute } from './first-questions.ts'
import { clientsToBringLiveRoute, firstStepsRoute, serviceStepsRoute } from './first-steps.ts'
import { changeFirstStepViewRoute } from './first-week.ts'

export const onboardingRoutes: Route[] = [
  onboardingDraftsRoute,
  saveDraftRoute,
  deleteDraftRoute,
  suggestCodesRoute,
  checkOnboardingRoute,
  finishOnboardingRoute,
  firstStepsRoute,
  clientsToBringLiveRoute,
  serviceStepsRoute,
  changeFirstStepViewRoute,
  firstQuestionsRoute,
  answerFirstQuestionsRoute,
]
