export { openRequests } from './open-requests.ts'
