export { duplicatesOf, likelyDuplicates } from './likely-duplicates.ts'
export { standingMergeOf } from './standing-merge.ts'
