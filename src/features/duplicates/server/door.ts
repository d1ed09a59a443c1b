export { likelyDuplicates } from './likely-duplicates.ts'
