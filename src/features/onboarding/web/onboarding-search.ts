import * as z from 'zod/mini'
import { urlId, urlPage } from '../../../platform/web/url-field.ts'

/** Which onboarding is open, and at which step. */
export const onboardingSearch = z.object({
  draft: urlId,
  step: urlPage,
  /** The page of the list. */
  page: urlPage,
})
export type OnboardingSearch = z.output<typeof onboardingSearch>
