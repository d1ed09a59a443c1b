export { duplicatesOf, likelyDuplicates } from './likely-duplicates.ts'
