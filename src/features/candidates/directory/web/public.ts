export { addCandidate } from '../contract/adding.ts'
export {
  adminGetAllCandidates,
  type CandidateRow,
  candidateAnalysis,
  countCandidates,
  filterOptions,
  findCandidates,
  getCandidateStats,
} from '../contract/directory.ts'
export { CandidateFields } from './candidate-fields.tsx'
export { CandidateHead } from './candidate-head.tsx'
export { type CandidateSearch } from './candidate-search.ts'
export { TodayList } from './directory/today-list.tsx'
export { AnalysisBody, EmptyNumberForm, StatusForm, VideoBody } from './lazy-bodies.tsx'
export { noteVisit } from './load-recent-people.ts'
export { AnalysisParts } from './score/analysis-parts.tsx'
export { FitScore } from './score/fit-score.tsx'
export { getRegistryAnswer } from './score/get-registry-answer.ts'
export { MissingScore } from './score/lazy-missing-score.tsx'
export { ScoreRing, toFitStyle } from './score/score-ring.tsx'
export { type Conflict, getConflict } from './status/get-conflict.ts'
export { showStatusNotice } from './status/show-status-notice.tsx'
export { getStatusDot, StatusBadge } from './status/status-badge.tsx'
export { StatusConflict } from './status/status-conflict.tsx'
export { StatusPick } from './status/status-pick.tsx'
export { useChangeStatus } from './status/use-change-status.ts'
export { createSubject } from './subject.ts'
export type { HeldRows } from './use-candidate-page.ts'
