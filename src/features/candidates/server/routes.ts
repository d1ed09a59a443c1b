import type { Route } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { addCandidateRoute } from './add-candidate.ts'
import { candidateAnalysisRoute } from './analysis.ts'
import { archiveReasonsRoute, saveArchiveReasonsRoute } from './archive-reasons.ts'
import { attachResumeRoute } from './attach-resume.ts'
import { boardColumnRoute, candidateBoardRoute } from './board.ts'
import { changeStatusRoute, statusChoicesRoute } from './change-status.ts'
import { checkCredentialRoute } from './check-credential.ts'
import { editCandidateRoute } from './edit-candidate.ts'
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
import { addNoteRoute, candidateNotesRoute, deleteNoteRoute } from './notes.ts'
import { overrideScoreRoute } from './override-score.ts'
import { ownerChoicesRoute, setFollowUpRoute, setOwnerRoute } from './owner.ts'
import { setParticularsRoute } from './particulars.ts'
import { candidateProfileRoute } from './profile.ts'
import { requestErasureRoute } from './request-erasure.ts'
import { candidateResumeRoute } from './resume.ts'
import { changeViewRoute, deleteViewRoute, savedViewsRoute, saveViewRoute } from './saved-views.ts'
import { candidateSharesRoute, shareCandidateRoute, withdrawShareRoute } from './share-candidate.ts'
import { adminGetAllCandidatesRoute, getCandidateStatsRoute } from './stats.ts'
import { statusBatchesRoute } from './status-batches.ts'
import { candidateResumeFileRoute, candidateVideoFileRoute } from './streams/candidate-files.ts'
import { downloadResumesRoute } from './streams/download-resumes.ts'
import { readShareRoute } from './streams/shared-candidate.ts'
import { uploadResumeRoute } from './streams/upload-resume.ts'
import { candidateTimelineRoute } from './timeline.ts'
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
  candidateProfileRoute,
  mergeCandidatesRoute,
  candidateSharesRoute,
  shareCandidateRoute,
  readShareRoute,
  withdrawShareRoute,
  requestErasureRoute,
  candidateTimelineRoute,
  candidateNotesRoute,
  addNoteRoute,
  deleteNoteRoute,
  editCandidateRoute,
  ownerChoicesRoute,
  setOwnerRoute,
  setFollowUpRoute,
  setParticularsRoute,
  checkCredentialRoute,
  overrideScoreRoute,
  archiveReasonsRoute,
  saveArchiveReasonsRoute,
]

export const candidatesJobs: Job[] = [foldCounts, readResumesJob, sweepUploadsJob, eraseCandidatesJob]
