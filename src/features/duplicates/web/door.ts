export { mergeCandidates, requestErasure } from '../contract.ts'
export { DuplicateWarning } from './duplicate-warning.tsx'
