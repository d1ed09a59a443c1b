export {
  adminGetAllCandidates,
  findCandidates,
  getCandidateStats,
} from '../contract.ts'
export { CandidateList } from './candidate-list.tsx'
export { type CandidateSearch } from './candidate-search.ts'
export { statusNotice } from './status-notice.tsx'
export type { HeldRows } from './use-candidate-page.ts'
export { useChangeStatus } from './use-change-status.ts'
