export { countOpened } from './count-opened.ts'
export { knownLogins } from './known-logins.ts'
export { passLogins } from './pass-logins.ts'
export { rotateKeys } from './rotate-keys.ts'
