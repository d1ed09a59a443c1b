export { insertCode, type NewCode } from './change-codes.ts'
