export { codesFor } from '../rules/code.ts'
export { insertCode, type NewCode } from './change-codes.ts'
export { takenCodes } from './taken-codes.ts'
