import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { addCandidateWay } from './add-candidate.ts'
import { candidateAnalysisWay } from './analysis.ts'
import { archiveReasonsWay, saveArchiveReasonsWay } from './archive-reasons.ts'
import { rereadResumeWay } from './asks/reread-resume.ts'
import { attachResumeWay } from './attach-resume.ts'
import { boardColumnWay, candidateBoardWay } from './board.ts'
import { changeStatusWay, statusChoicesWay } from './change-status.ts'
import { checkCredentialWay } from './check-credential.ts'
import { editCandidateWay } from './edit-candidate.ts'
import { findExportWay, makeExportWay, myExportsWay } from './exports.ts'
import { filterOptionsWay } from './filter-options.ts'
import { countCandidatesWay, findCandidatesWay } from './find-candidates.ts'
import { findDuplicatesWay } from './find-duplicates.ts'
import { findResumesWay } from './find-resumes.ts'
import { eraseCandidatesJob } from './jobs/erase-candidates.ts'
import { foldCounts } from './jobs/fold-counts.ts'
import { readResumesJob } from './jobs/read-resumes.ts'
import { sweepExportsJob } from './jobs/sweep-exports.ts'
import { sweepUploadsJob } from './jobs/sweep-uploads.ts'
import { writeExportJob } from './jobs/write-export.ts'
import { mergeCandidatesWay } from './merge-candidates.ts'
import { addNoteWay, candidateNotesWay, deleteNoteWay } from './notes.ts'
import { overrideScoreWay } from './override-score.ts'
import { ownerChoicesWay, setFollowUpWay, setOwnerWay } from './owner.ts'
import { setParticularsWay } from './particulars.ts'
import { candidateProfileWay } from './profile.ts'
import { requestErasureWay } from './request-erasure.ts'
import { candidateResumeWay } from './resume.ts'
import { changeViewWay, deleteViewWay, savedViewsWay, saveViewWay } from './saved-views.ts'
import { candidateSharesWay, shareCandidateWay, withdrawShareWay } from './share-candidate.ts'
import { adminGetAllCandidatesWay, getCandidateStatsWay } from './stats.ts'
import { statusBatchesWay } from './status-batches.ts'
import { candidateResumeFileWay, candidateVideoFileWay } from './streams/candidate-files.ts'
import { downloadResumesWay } from './streams/download-resumes.ts'
import { exportCandidatesWay, exportFileWay } from './streams/export-files.ts'
import { readShareWay } from './streams/shared-candidate.ts'
import { uploadResumeWay } from './streams/upload-resume.ts'
import { candidateTimelineWay } from './timeline.ts'
import { undoStatusChangeWay } from './undo-status-change.ts'

export const candidatesRoutes: WayIn[] = [
  findCandidatesWay,
  countCandidatesWay,
  filterOptionsWay,
  candidateAnalysisWay,
  candidateResumeWay,
  candidateResumeFileWay,
  downloadResumesWay,
  rereadResumeWay,
  candidateVideoFileWay,
  statusChoicesWay,
  changeStatusWay,
  undoStatusChangeWay,
  adminGetAllCandidatesWay,
  getCandidateStatsWay,
  savedViewsWay,
  saveViewWay,
  changeViewWay,
  deleteViewWay,
  statusBatchesWay,
  exportCandidatesWay,
  makeExportWay,
  myExportsWay,
  findExportWay,
  exportFileWay,
  candidateBoardWay,
  boardColumnWay,
  findResumesWay,
  findDuplicatesWay,
  addCandidateWay,
  uploadResumeWay,
  attachResumeWay,
  candidateProfileWay,
  mergeCandidatesWay,
  candidateSharesWay,
  shareCandidateWay,
  readShareWay,
  withdrawShareWay,
  requestErasureWay,
  candidateTimelineWay,
  candidateNotesWay,
  addNoteWay,
  deleteNoteWay,
  editCandidateWay,
  ownerChoicesWay,
  setOwnerWay,
  setFollowUpWay,
  setParticularsWay,
  checkCredentialWay,
  overrideScoreWay,
  archiveReasonsWay,
  saveArchiveReasonsWay,
]

export const candidatesJobs: Job[] = [
  foldCounts,
  readResumesJob,
  sweepUploadsJob,
  eraseCandidatesJob,
  writeExportJob,
  sweepExportsJob,
]
