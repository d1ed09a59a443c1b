import type { Route } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { addCandidateRoute } from './add-candidate.ts'
import { candidateAnalysisRoute } from './analysis.ts'
import { archiveReasonsRoute, saveArchiveReasonsRoute } from './archive-reasons.ts'
import { boardColumnRoute, candidateBoardRoute } from './board.ts'
import { changeStatusRoute, statusChoicesRoute } from './change-status.ts'
import { filterOptionsRoute } from './filter-options.ts'
import { countCandidatesRoute, findCandidatesRoute } from './find-candidates.ts'
import { foldCounts } from './jobs/fold-counts.ts'
import { changeViewRoute, deleteViewRoute, savedViewsRoute, saveViewRoute } from './saved-views.ts'
import { adminGetAllCandidatesRoute, getCandidateStatsRoute } from './stats.ts'
import { statusBatchesRoute } from './status-batches.ts'
import { candidateVideoFileRoute } from './streams/video-file.ts'
import { undoStatusChangeRoute } from './undo-status-change.ts'

export const candidatesRoutes: Route[] = [
  findCandidatesRoute,
  countCandidatesRoute,
  filterOptionsRoute,
  candidateAnalysisRoute,
  candidateVideoFileRoute,
  statusChoicesRoute,
  changeStatusRoute,
  undoStatusChangeRoute,
  adminGetAllCandidatesRoute,
  getCandidateStatsRoute,
  savedViewsRoute,
  saveViewRoute,
  changeViewRoute,
  deleteViewRoute,
  statusBatchesRoute,
  candidateBoardRoute,
  boardColumnRoute,
  addCandidateRoute,
  archiveReasonsRoute,
  saveArchiveReasonsRoute,
]

export const candidatesJobs: Job[] = [foldCounts]
