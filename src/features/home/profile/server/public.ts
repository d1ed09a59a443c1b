export { rewithdrawShares } from './withdraw-again.ts'
