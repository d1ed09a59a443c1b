export { rerevokeKeys } from './revoke-again.ts'
