export { loadActiveMerge } from './active-merge.ts'
export { findDuplicates, likelyDuplicates } from './likely-duplicates.ts'
