export { codesFor } from '../rules/code.ts'
export { insertCode } from './change-codes.ts'
export { takenCodes } from './taken-codes.ts'
