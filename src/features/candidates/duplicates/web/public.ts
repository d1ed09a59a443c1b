export { mergeCandidates, requestErasure, unmergeCandidates } from '../contract.ts'
export { DuplicateWarning } from './duplicate-warning.tsx'
