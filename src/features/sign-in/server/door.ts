export { checkOwnPassword } from './own-password.ts'
export { refuseLocked } from './own-password-tries.ts'
export { forgetSessions } from './profile.ts'
export { makeResetLink } from './reset-links.ts'
