export { threadStanding } from './thread-standing.ts'
export { isClosed, isSnoozed, isWaiting } from './thread-state.ts'
export { waitingReplies } from './waiting-replies.ts'
export { waitingThreads } from './waiting-threads.ts'
