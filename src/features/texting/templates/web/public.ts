export { templates as savedReplies } from '../contract/templates.ts'
