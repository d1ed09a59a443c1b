export { withdrawSharesAgain } from './withdraw-again.ts'
