import { liveWay } from '../../features/activity/server/streams/live.ts'
import { addCandidateWay } from '../../features/candidates/server/add-candidate.ts'
import { candidateAnalysisWay } from '../../features/candidates/server/analysis.ts'
import { archiveReasonsWay, saveArchiveReasonsWay } from '../../features/candidates/server/archive-reasons.ts'
import { attachResumeWay } from '../../features/candidates/server/attach-resume.ts'
import { boardColumnWay, candidateBoardWay } from '../../features/candidates/server/board.ts'
import { changeStatusWay, statusChoicesWay } from '../../features/candidates/server/change-status.ts'
import { checkCredentialWay } from '../../features/candidates/server/check-credential.ts'
import { editCandidateWay } from '../../features/candidates/server/edit-candidate.ts'
import { findExportWay, makeExportWay, myExportsWay } from '../../features/candidates/server/exports.ts'
import { filterOptionsWay } from '../../features/candidates/server/filter-options.ts'
import { countCandidatesWay, findCandidatesWay } from '../../features/candidates/server/find-candidates.ts'
import { findDuplicatesWay } from '../../features/candidates/server/find-duplicates.ts'
import { findResumesWay } from '../../features/candidates/server/find-resumes.ts'
import { foldCounts } from '../../features/candidates/server/jobs/fold-counts.ts'
import { sweepExportsJob } from '../../features/candidates/server/jobs/sweep-exports.ts'
import { sweepUploadsJob } from '../../features/candidates/server/jobs/sweep-uploads.ts'
import { writeExportJob } from '../../features/candidates/server/jobs/write-export.ts'
import { addNoteWay, candidateNotesWay, deleteNoteWay } from '../../features/candidates/server/notes.ts'
import { overrideScoreWay } from '../../features/candidates/server/override-score.ts'
import { ownerChoicesWay, setFollowUpWay, setOwnerWay } from '../../features/candidates/server/owner.ts'
import { candidateProfileWay } from '../../features/candidates/server/profile.ts'
import { candidateResumeWay } from '../../features/candidates/server/resume.ts'
import {
  changeViewWay,
  deleteViewWay,
  savedViewsWay,
  saveViewWay,
} from '../../features/candidates/server/saved-views.ts'
import { adminGetAllCandidatesWay, getCandidateStatsWay } from '../../features/candidates/server/stats.ts'
import { statusBatchesWay } from '../../features/candidates/server/status-batches.ts'
import {
  candidateResumeFileWay,
  candidateVideoFileWay,
} from '../../features/candidates/server/streams/candidate-files.ts'
import { exportCandidatesWay, exportFileWay } from '../../features/candidates/server/streams/export-files.ts'
import { uploadResumeWay } from '../../features/candidates/server/streams/upload-resume.ts'
import { candidateTimelineWay } from '../../features/candidates/server/timeline.ts'
import { undoStatusChangeWay } from '../../features/candidates/server/undo-status-change.ts'
import { dashboardCountsWay } from '../../features/dashboard/server/counts.ts'
import { dashboardOverviewWay } from '../../features/dashboard/server/overview.ts'
import { stripeInvoicesWay } from '../../features/finance/server/invoices.ts'

import { runImportJob } from '../../features/imports/server/jobs/run-import.ts'
import { findImportWay, importsWay, startImportWay } from '../../features/imports/server/start-import.ts'
import { importRejectsWay } from '../../features/imports/server/streams/import-rejects.ts'
import { previewImportWay } from '../../features/imports/server/streams/preview-import.ts'
import { uploadImportWay } from '../../features/imports/server/streams/upload-import.ts'
import { undoImportWay } from '../../features/imports/server/undo-import.ts'

import { addJobCodeWay, editJobCodeWay, retireJobCodeWay } from '../../features/job-codes/server/change-codes.ts'
import { jobCodesWay, suggestCodeWay, whereCodeLeadsWay } from '../../features/job-codes/server/codes.ts'
import { exportJobCodesWay } from '../../features/job-codes/server/streams/export-codes.ts'

import { activeJobPostsWay } from '../../features/job-posts/server/active-posts.ts'
import {
  addJobPostWay,
  editJobPostWay,
  refreshJobPostWay,
  setJobPostsActiveWay,
} from '../../features/job-posts/server/change-posts.ts'
import { exportJobPostsWay } from '../../features/job-posts/server/streams/export-posts.ts'
import { trackedJobPostsWay } from '../../features/job-posts/server/tracker.ts'
import { generateTextMessageWay } from '../../features/messaging/server/asks/generate-text-message.ts'
import { sendTextWay } from '../../features/messaging/server/asks/send-text.ts'
import { composerWay } from '../../features/messaging/server/composer.ts'
import { sendTextsJob } from '../../features/messaging/server/jobs/send-texts.ts'
import { sweepTextsJob } from '../../features/messaging/server/jobs/sweep-texts.ts'
import { previewTextsWay } from '../../features/messaging/server/preview-texts.ts'
import { sendTextsWay } from '../../features/messaging/server/send-texts.ts'
import { simulatedTextsWay } from '../../features/messaging/server/simulated-texts.ts'
import { textBatchesWay, textBatchWay } from '../../features/messaging/server/text-batches.ts'
import { editClientWay, setClientStatusWay } from '../../features/organizations/server/change-client.ts'
import { clientsWay } from '../../features/organizations/server/clients.ts'
import { addLocationWay, editLocationWay } from '../../features/organizations/server/locations.ts'
import { adminGetOrganizationsWay, organizationDetailsWay } from '../../features/organizations/server/organizations.ts'
import {
  addStatusWay,
  deleteStatusWay,
  pipelineStatusesWay,
  renameStatusWay,
  reorderStatusesWay,
} from '../../features/organizations/server/statuses.ts'
import type { Auth } from '../../features/sign-in/server/auth.ts'
import { changePasswordWay } from '../../features/sign-in/server/change-password.ts'
import { getSessionWay, heartbeatWay, signOutWay } from '../../features/sign-in/server/session-calls.ts'
import type { Sessions } from '../../features/sign-in/server/sessions.ts'
import { signInByEmailWay, signInByPhoneWay } from '../../features/sign-in/server/sign-in.ts'
import { acceptInvitationWay, inviteWay, readInvitationWay } from '../../features/users/server/invitations.ts'
import { peopleWay } from '../../features/users/server/people.ts'
import { saveTextTemplateWay } from '../../features/users/server/save-text-template.ts'
import { profileImageWay, uploadProfileImageWay } from '../../features/users/server/streams/profile-image.ts'
import type { FileStore } from '../../integrations/files/files.ts'
import type { WayIn } from '../../platform/server/call.ts'
import type { Job } from '../../platform/server/job.ts'

export type Parts = {
  auth: Auth
  sessions: Sessions
  files: FileStore
  live: ReturnType<typeof liveWay>
  demoSignIns: boolean
}

/** Every call that is reachable. What is not in this list does not exist. */
export const waysIn = ({ auth, sessions, files, live, demoSignIns }: Parts): WayIn[] => [
  // sign-in
  signInByEmailWay(auth),
  signInByPhoneWay(auth),
  signOutWay(auth, sessions),
  getSessionWay(sessions, demoSignIns),
  heartbeatWay(auth, sessions),
  changePasswordWay(auth, sessions),
  // users
  readInvitationWay,
  acceptInvitationWay,
  inviteWay,
  peopleWay,
  saveTextTemplateWay,
  uploadProfileImageWay(files),
  profileImageWay(files),
  // dashboard
  dashboardCountsWay,
  dashboardOverviewWay,
  // candidates
  findCandidatesWay,
  countCandidatesWay,
  filterOptionsWay,
  candidateAnalysisWay,
  candidateResumeWay,
  candidateResumeFileWay(files),
  candidateVideoFileWay(files),
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
  exportFileWay(files),
  candidateBoardWay,
  boardColumnWay,
  findResumesWay,
  // adding
  findDuplicatesWay,
  addCandidateWay,
  uploadResumeWay(files),
  attachResumeWay,
  // one candidate
  candidateProfileWay,
  candidateTimelineWay,
  candidateNotesWay,
  addNoteWay,
  deleteNoteWay,
  editCandidateWay,
  ownerChoicesWay,
  setOwnerWay,
  setFollowUpWay,
  checkCredentialWay,
  overrideScoreWay,
  archiveReasonsWay,
  saveArchiveReasonsWay,
  // imports
  uploadImportWay(files),
  previewImportWay(files),
  startImportWay,
  importsWay,
  findImportWay,
  importRejectsWay,
  undoImportWay,
  // messaging
  composerWay,
  previewTextsWay,
  sendTextWay,
  sendTextsWay,
  textBatchesWay,
  textBatchWay,
  generateTextMessageWay,
  simulatedTextsWay,
  // clients, job posts, money
  adminGetOrganizationsWay,
  organizationDetailsWay,
  clientsWay,
  setClientStatusWay,
  editClientWay,
  addLocationWay,
  editLocationWay,
  pipelineStatusesWay,
  addStatusWay,
  renameStatusWay,
  reorderStatusesWay,
  deleteStatusWay,
  activeJobPostsWay,
  trackedJobPostsWay,
  addJobPostWay,
  editJobPostWay,
  refreshJobPostWay,
  setJobPostsActiveWay,
  exportJobPostsWay,
  jobCodesWay,
  suggestCodeWay,
  whereCodeLeadsWay,
  addJobCodeWay,
  editJobCodeWay,
  retireJobCodeWay,
  exportJobCodesWay,
  stripeInvoicesWay,
  // activity
  live.way,
]

/** Every job that may be enqueued. */
export const jobs: Job[] = [
  foldCounts,
  sendTextsJob,
  sweepTextsJob,
  sweepUploadsJob,
  writeExportJob,
  sweepExportsJob,
  runImportJob,
]

/** Routes that carry no data of an organization: the document, its files, the API document and the probes. */
export const plumbing = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /docs',
  'GET /docs/',
  'GET /docs/js/scalar.js',
  'GET /assets/*',
  'GET /*',
]
