export { countWaitingReplies } from './count-waiting-replies.ts'
export { loadThreadStatus } from './load-thread-status.ts'
export { loadWaitingHandoffs } from './load-waiting-handoffs.ts'
export { loadWaitingThreads } from './load-waiting-threads.ts'
