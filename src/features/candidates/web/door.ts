export { attachResume } from '../contract/adding.ts'
export { requestErasure } from '../contract/erasing.ts'
export { mergeCandidates } from '../contract/merging.ts'
export {
  adminGetAllCandidates,
  type CandidateRow,
  candidateResume,
  filterOptions,
  findCandidates,
  getCandidateStats,
} from '../contract.ts'
export { ResumeUpload, type Upload } from './adding/resume-upload.tsx'
export { AnalysisParts } from './analysis-parts.tsx'
export { CandidateFields } from './candidate-fields.tsx'
export { pageOf } from './candidate-link.ts'
export { CandidateList } from './candidate-list.tsx'
export { type CandidateSearch } from './candidate-search.ts'
export { FitScore } from './fit-score.tsx'
export { ResumeBody, StatusForm, VideoBody } from './lazy-bodies.tsx'
export { StatusBadge } from './status-badge.tsx'
export { statusNotice } from './status-notice.tsx'
export { subjectOfOne } from './subject.ts'
export type { HeldRows } from './use-candidate-page.ts'
export { useChangeStatus } from './use-change-status.ts'
