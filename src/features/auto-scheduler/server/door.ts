export { doubtRequests } from './doubt-requests.ts'
