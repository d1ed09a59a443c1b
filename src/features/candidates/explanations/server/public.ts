export { openRequests } from './open-requests.ts'
export { waitingRequests } from './waiting-requests.ts'
