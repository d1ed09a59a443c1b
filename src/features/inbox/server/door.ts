export { waitingReplies } from './waiting-replies.ts'
