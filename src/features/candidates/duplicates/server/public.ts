export { loadActiveMerge } from './active-merge.ts'
export { digestTyped } from './certificates.ts'
export { findDuplicates, findLikelyDuplicates } from './find-likely-duplicates.ts'
