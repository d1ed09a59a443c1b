import type { WayIn } from '../../../platform/server/call.ts'
import { suggestCodesWay } from './codes.ts'
import { deleteDraftWay, onboardingDraftsWay, saveDraftWay } from './drafts.ts'
import { finishOnboardingWay } from './finish.ts'

export const onboardingRoutes: WayIn[] = [
  onboardingDraftsWay,
  saveDraftWay,
  deleteDraftWay,
  suggestCodesWay,
  finishOnboardingWay,
]
