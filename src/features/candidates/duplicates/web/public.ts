export { mergeCandidates, requestErasure, unmergeCandidates } from '../contract/duplicates.ts'
export { DuplicateWarning } from './duplicate-warning.tsx'
