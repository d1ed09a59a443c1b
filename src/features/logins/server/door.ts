export { countOpened } from './count-opened.ts'
export { passLogins } from './pass-logins.ts'
export { rotateKeys } from './rotate-keys.ts'
