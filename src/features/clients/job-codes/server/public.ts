export { proposeCodes } from '../rules/code.ts'
export { insertCode } from './change-codes.ts'
export { type JobCodeRoute, loadJobCodeRoutes, markJobCodesUsed } from './code-routes.ts'
export { findTakenCodes, findUsedCodes } from './find-taken-codes.ts'
