export { passLogins } from './pass-logins.ts'
export { rotateKeys } from './rotate-keys.ts'
