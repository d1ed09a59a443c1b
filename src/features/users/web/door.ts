export { useSaveOwnText } from './use-save-own-text.ts'
