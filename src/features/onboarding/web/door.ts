export { useStartOnboarding } from './use-start-onboarding.ts'
