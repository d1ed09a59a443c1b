import type { Route } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { addCandidateRoute } from './add-candidate.ts'
import { candidateAnalysisRoute } from './analysis.ts'
import { archiveReasonsRoute, saveArchiveReasonsRoute } from './archive-reasons.ts'
import { attachResumeRoute } from './attach-resume.ts'
import { boardColumnRoute, candidateBoardRoute } from './board.ts'
import { changeStatusRoute, statusChoicesRoute } from './change-status.ts'
import { rereadResumeRoute } from './external/reread-resume.ts'
import { filterOptionsRoute } from './filter-options.ts'
import { countCandidatesRoute, findCandidatesRoute } from './find-candidates.ts'
import { findDuplicatesRoute } from './find-duplicates.ts'
import { findResumesRoute } from './find-resumes.ts'
import { eraseCandidatesJob } from './jobs/erase-candidates.ts'
import { foldCounts } from './jobs/fold-counts.ts'
import { readResumesJob } from './jobs/read-resumes.ts'
import { sweepUploadsJob } from './jobs/sweep-uploads.ts'
import { mergeCandidatesRoute } from './merge-candidates.ts'
import { requestErasureRoute } from './request-erasure.ts'
import { candidateResumeRoute } from './resume.ts'
import { changeViewRoute, deleteViewRoute, savedViewsRoute, saveViewRoute } from './saved-views.ts'
import { adminGetAllCandidatesRoute, getCandidateStatsRoute } from './stats.ts'
import { statusBatchesRoute } from './status-batches.ts'
import { candidateResumeFileRoute, candidateVideoFileRoute } from './streams/candidate-files.ts'
import { downloadResumesRoute } from './streams/download-resumes.ts'
import { uploadResumeRoute } from './streams/upload-resume.ts'
import { undoStatusChangeRoute } from './undo-status-change.ts'

export const candidatesRoutes: Route[] = [
  findCandidatesRoute,
  countCandidatesRoute,
  filterOptionsRoute,
  candidateAnalysisRoute,
  candidateResumeRoute,
  candidateResumeFileRoute,
  downloadResumesRoute,
  rereadResumeRoute,
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
  findResumesRoute,
  findDuplicatesRoute,
  addCandidateRoute,
  uploadResumeRoute,
  attachResumeRoute,
  mergeCandidatesRoute,
  requestErasureRoute,
  archiveReasonsRoute,
  saveArchiveReasonsRoute,
]

export const candidatesJobs: Job[] = [foldCounts, readResumesJob, sweepUploadsJob, eraseCandidatesJob]
