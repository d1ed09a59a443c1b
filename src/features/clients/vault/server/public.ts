export { countOpened } from './count-opened.ts'
export { loadKnownLogins } from './load-known-logins.ts'
export { passLogins } from './pass-logins.ts'
export { rotateKeys } from './rotate-keys.ts'
