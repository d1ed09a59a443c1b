import * as z from 'zod/mini'
import { urlId, urlPage, urlText } from '../../../../platform/web/url-field.ts'

/** Which onboarding is open, and at which step. */
export const onboardingSearch = z.object({
  draft: urlId,
  step: urlPage,
  /** The page of the list. */
  page: urlPage,
  /** The search words of the list. */
  q: urlText(200),
})
export type OnboardingSearch = z.output<typeof onboardingSearch>
