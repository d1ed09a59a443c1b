export { activeMergeOf } from './active-merge.ts'
export { duplicatesOf, likelyDuplicates } from './likely-duplicates.ts'
