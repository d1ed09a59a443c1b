export {
  adminGetAllCandidates,
  type CandidateRow,
  filterOptions,
  findCandidates,
  getCandidateStats,
} from '../contract.ts'
export { AnalysisParts } from './analysis-parts.tsx'
export { CandidateFields } from './candidate-fields.tsx'
export { CandidateList } from './candidate-list.tsx'
export { type CandidateSearch } from './candidate-search.ts'
export { FitScore } from './fit-score.tsx'
export { StatusForm, VideoBody } from './lazy-bodies.tsx'
export { StatusBadge } from './status-badge.tsx'
export { statusNotice } from './status-notice.tsx'
export { subjectOfOne } from './subject.ts'
export type { HeldRows } from './use-candidate-page.ts'
export { useChangeStatus } from './use-change-status.ts'
