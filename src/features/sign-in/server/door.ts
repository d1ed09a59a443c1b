export type { Auth } from './auth.ts'
export { isOwnPassword } from './own-password.ts'
export type { Sessions } from './sessions.ts'
