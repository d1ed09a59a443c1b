export { backUp } from './back-up.ts'
export { lookOver } from './look-over.ts'
export { newestBackups } from './newest-backups.ts'
export { unpack } from './unpack.ts'
