export { backUp } from './back-up.ts'
export { lookOver } from './look-over.ts'
export { unpack } from './unpack.ts'
