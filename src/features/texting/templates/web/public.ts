export { templates as savedReplies } from '../contract.ts'
