export { useEndTips } from './use-end-tips.ts'
