import { lazyDialog } from '../../../../ui/dialog/lazy-dialog.tsx'

export { FirstSteps } from './first-steps/lazy-first-steps.tsx'
export { useStartOnboarding } from './use-start-onboarding.ts'
/** The three questions of a clinic's first sign-in. */
export const FirstQuestionsDialog = lazyDialog(
  async () => (await import('./first-questions/first-questions-dialog.tsx')).FirstQuestionsDialog,
)
