export { useEndTips } from './use-end-tips.ts'
export { useSaveOwnText } from './use-save-own-text.ts'
