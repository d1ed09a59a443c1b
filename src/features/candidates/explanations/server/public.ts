export { loadWaitingRequests } from './load-waiting-requests.ts'
export { openRequests } from './open-requests.ts'
