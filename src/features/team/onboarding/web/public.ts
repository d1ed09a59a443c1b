export { FirstSteps } from './first-steps/lazy-first-steps.tsx'
export { useStartOnboarding } from './use-start-onboarding.ts'
