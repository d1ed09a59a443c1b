import * as z from 'zod/mini'
import { urlField, urlId } from '../../../platform/web/url-field.ts'

/** Which onboarding is open, and at which step. */
export const onboardingSearch = z.object({
  draft: urlId,
  step: urlField(z.int().check(z.minimum(1), z.maximum(7))),
})
export type OnboardingSearch = z.output<typeof onboardingSearch>
