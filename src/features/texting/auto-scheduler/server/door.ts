export { doubtRequests } from './doubt-requests.ts'
export { handOverNew } from './hand-over-new.ts'
