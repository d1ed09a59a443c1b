import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { addCandidateRoute } from './add-candidate.ts'
import { candidateAnalysisRoute } from './analysis.ts'
import { emptyCertificationRoute } from './changing/empty-certification.ts'
import { boardColumnRoute, candidateBoardRoute } from './finding/board.ts'
import { filterOptionsRoute } from './finding/filter-options.ts'
import { countCandidatesRoute, findCandidatesRoute } from './finding/find-candidates.ts'
import { notTextedRoute } from './finding/not-texted.ts'
import { foldCounts } from './jobs/fold-counts.ts'
import { changeViewRoute, deleteViewRoute, savedViewsRoute, saveViewRoute } from './saved-views.ts'
import { adminGetAllCandidatesRoute, getCandidateStatsRoute } from './stats.ts'
import { archiveReasonsRoute, saveArchiveReasonsRoute } from './status/archive-reasons.ts'
import { changeStatusRoute, statusChoicesRoute } from './status/change-status.ts'
import { statusBatchesRoute } from './status/status-batches.ts'
import { undoStatusChangeRoute } from './status/undo-status-change.ts'
import { candidateVideoFileRoute } from './streams/video-file.ts'

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
  emptyCertificationRoute,
  notTextedRoute,
  archiveReasonsRoute,
  saveArchiveReasonsRoute,
]

export const candidatesJobs: Job[] = [foldCounts]
