import { addCandidateWay } from '../../../features/candidates/server/add-candidate.ts'
import { candidateAnalysisWay } from '../../../features/candidates/server/analysis.ts'
import { archiveReasonsWay, saveArchiveReasonsWay } from '../../../features/candidates/server/archive-reasons.ts'
import { rereadResumeWay } from '../../../features/candidates/server/asks/reread-resume.ts'
import { attachResumeWay } from '../../../features/candidates/server/attach-resume.ts'
import { boardColumnWay, candidateBoardWay } from '../../../features/candidates/server/board.ts'
import { changeStatusWay, statusChoicesWay } from '../../../features/candidates/server/change-status.ts'
import { checkCredentialWay } from '../../../features/candidates/server/check-credential.ts'
import { editCandidateWay } from '../../../features/candidates/server/edit-candidate.ts'
import { findExportWay, makeExportWay, myExportsWay } from '../../../features/candidates/server/exports.ts'
import { filterOptionsWay } from '../../../features/candidates/server/filter-options.ts'
import { countCandidatesWay, findCandidatesWay } from '../../../features/candidates/server/find-candidates.ts'
import { findDuplicatesWay } from '../../../features/candidates/server/find-duplicates.ts'
import { findResumesWay } from '../../../features/candidates/server/find-resumes.ts'
import { mergeCandidatesWay } from '../../../features/candidates/server/merge-candidates.ts'
import { addNoteWay, candidateNotesWay, deleteNoteWay } from '../../../features/candidates/server/notes.ts'
import { overrideScoreWay } from '../../../features/candidates/server/override-score.ts'
import { ownerChoicesWay, setFollowUpWay, setOwnerWay } from '../../../features/candidates/server/owner.ts'
import { setParticularsWay } from '../../../features/candidates/server/particulars.ts'
import { candidateProfileWay } from '../../../features/candidates/server/profile.ts'
import { requestErasureWay } from '../../../features/candidates/server/request-erasure.ts'
import { candidateResumeWay } from '../../../features/candidates/server/resume.ts'
import {
  changeViewWay,
  deleteViewWay,
  savedViewsWay,
  saveViewWay,
} from '../../../features/candidates/server/saved-views.ts'
import {
  candidateSharesWay,
  shareCandidateWay,
  withdrawShareWay,
} from '../../../features/candidates/server/share-candidate.ts'
import { adminGetAllCandidatesWay, getCandidateStatsWay } from '../../../features/candidates/server/stats.ts'
import { statusBatchesWay } from '../../../features/candidates/server/status-batches.ts'
import {
  candidateResumeFileWay,
  candidateVideoFileWay,
} from '../../../features/candidates/server/streams/candidate-files.ts'
import { downloadResumesWay } from '../../../features/candidates/server/streams/download-resumes.ts'
import { exportCandidatesWay, exportFileWay } from '../../../features/candidates/server/streams/export-files.ts'
import { readShareWay } from '../../../features/candidates/server/streams/shared-candidate.ts'
import { uploadResumeWay } from '../../../features/candidates/server/streams/upload-resume.ts'
import { candidateTimelineWay } from '../../../features/candidates/server/timeline.ts'
import { undoStatusChangeWay } from '../../../features/candidates/server/undo-status-change.ts'
import { findImportWay, importsWay, startImportWay } from '../../../features/imports/server/start-import.ts'
import { importRejectsWay } from '../../../features/imports/server/streams/import-rejects.ts'
import { previewImportWay } from '../../../features/imports/server/streams/preview-import.ts'
import { uploadImportWay } from '../../../features/imports/server/streams/upload-import.ts'
import { undoImportWay } from '../../../features/imports/server/undo-import.ts'
import type { WayIn } from '../../../platform/server/call.ts'

/** Candidates, one and many, and how they come in. */
export const candidatesWays: WayIn[] = [
  // candidates
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
  // adding
  findDuplicatesWay,
  addCandidateWay,
  uploadResumeWay,
  attachResumeWay,
  // one candidate
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
  // imports
  uploadImportWay,
  previewImportWay,
  startImportWay,
  importsWay,
  findImportWay,
  importRejectsWay,
  undoImportWay,
]
