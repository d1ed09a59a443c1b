export { loadActiveMerge } from './active-merge.ts'
export { findDuplicates, findLikelyDuplicates } from './find-likely-duplicates.ts'
