export { revokeKeysAgain } from './revoke-again.ts'
