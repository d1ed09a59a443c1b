import { lazyBody } from '../../../../ui/lazy.tsx'

export { signInByEmail, signInByPhone } from '../contract/sign-in.ts'
export { AuthProvider, useAuth, useCan, useMe } from './auth-provider.tsx'
export { startImpersonation } from './impersonation/start-impersonation.ts'
export { PublicEntrance } from './public-entrance.tsx'
export type { Session } from './session.ts'
/** Loaded when a dialog shows it: every page knows this door. */
export const PasswordStep = lazyBody(async () => (await import('./password-step.tsx')).PasswordStep)
