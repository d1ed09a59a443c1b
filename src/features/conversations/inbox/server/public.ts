export { threadStanding } from './thread-standing.ts'
export { waitingHandoffs } from './waiting-handoffs.ts'
export { waitingReplies } from './waiting-replies.ts'
export { waitingThreads } from './waiting-threads.ts'
