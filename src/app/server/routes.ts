import { liveWay } from '../../features/activity/server/streams/live.ts'
import { candidateAnalysisWay } from '../../features/candidates/server/analysis.ts'
import { changeStatusWay, statusChoicesWay } from '../../features/candidates/server/change-status.ts'
import { filterOptionsWay } from '../../features/candidates/server/filter-options.ts'
import { countCandidatesWay, findCandidatesWay } from '../../features/candidates/server/find-candidates.ts'
import { foldCounts } from '../../features/candidates/server/jobs/fold-counts.ts'
import { candidateResumeWay } from '../../features/candidates/server/resume.ts'
import { adminGetAllCandidatesWay, getCandidateStatsWay } from '../../features/candidates/server/stats.ts'
import {
  candidateResumeFileWay,
  candidateVideoFileWay,
} from '../../features/candidates/server/streams/candidate-files.ts'
import { undoStatusChangeWay } from '../../features/candidates/server/undo-status-change.ts'
import { dashboardCountsWay } from '../../features/dashboard/server/counts.ts'
import { dashboardOverviewWay } from '../../features/dashboard/server/overview.ts'
import { stripeInvoicesWay } from '../../features/finance/server/invoices.ts'
import { activeJobPostsWay } from '../../features/job-posts/server/active-posts.ts'
import { decideOptOutWay } from '../../features/messaging/server/asks/decide-opt-out.ts'
import { generateTextMessageWay } from '../../features/messaging/server/asks/generate-text-message.ts'
import { retryTextWay } from '../../features/messaging/server/asks/retry-text.ts'
import { sendTextWay } from '../../features/messaging/server/asks/send-text.ts'
import { simulatorReplyWay, simulatorStatusWay } from '../../features/messaging/server/asks/simulator.ts'
import { schedulerRunWay, startSchedulerWay } from '../../features/messaging/server/auto-scheduler.ts'
import { composerWay } from '../../features/messaging/server/composer.ts'
import { cancelHeldTextWay, changeHeldTextWay } from '../../features/messaging/server/held-text.ts'
import { handleVendorEventsJob } from '../../features/messaging/server/jobs/handle-vendor-events.ts'
import { releaseTextsJob } from '../../features/messaging/server/jobs/release-texts.ts'
import { runSchedulerJob } from '../../features/messaging/server/jobs/run-scheduler.ts'
import { sendTextsJob } from '../../features/messaging/server/jobs/send-texts.ts'
import { sweepTextsJob } from '../../features/messaging/server/jobs/sweep-texts.ts'
import {
  addThreadNoteWay,
  assignThreadWay,
  markThreadWay,
  writingToWay,
} from '../../features/messaging/server/keep-thread.ts'
import { previewTextsWay } from '../../features/messaging/server/preview-texts.ts'
import { retryBatchWay } from '../../features/messaging/server/retry-batch.ts'
import { sendTextsWay } from '../../features/messaging/server/send-texts.ts'
import { simulatedTextsWay } from '../../features/messaging/server/simulated-texts.ts'
import { steerBatchWay } from '../../features/messaging/server/steer-batch.ts'
import { textBatchesWay, textBatchWay } from '../../features/messaging/server/text-batches.ts'
import { candidateThreadWay, textThreadWay } from '../../features/messaging/server/text-thread.ts'
import {
  changeStateHoursWay,
  changeTextingSettingsWay,
  textingSettingsWay,
} from '../../features/messaging/server/texting-settings.ts'
import { threadsWay, unreadTextsWay } from '../../features/messaging/server/threads.ts'
import { twilioInboundWay, twilioStatusWay } from '../../features/messaging/server/webhooks/twilio.ts'
import { adminGetOrganizationsWay, organizationDetailsWay } from '../../features/organizations/server/organizations.ts'
import type { Auth } from '../../features/sign-in/server/auth.ts'
import { changePasswordWay } from '../../features/sign-in/server/change-password.ts'
import { getSessionWay, heartbeatWay, signOutWay } from '../../features/sign-in/server/session-calls.ts'
import type { Sessions } from '../../features/sign-in/server/sessions.ts'
import { signInByEmailWay, signInByPhoneWay } from '../../features/sign-in/server/sign-in.ts'
import {
  changeTemplateWay,
  createTemplateWay,
  removeTemplateWay,
} from '../../features/templates/server/keep-templates.ts'
import { changeLinkWay, createLinkWay, linksWay, removeLinkWay } from '../../features/templates/server/links.ts'
import { templatesWay } from '../../features/templates/server/templates.ts'
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
  // messaging
  composerWay,
  previewTextsWay,
  sendTextWay,
  sendTextsWay,
  textBatchesWay,
  textBatchWay,
  steerBatchWay,
  retryBatchWay,
  threadsWay,
  unreadTextsWay,
  textThreadWay,
  candidateThreadWay,
  markThreadWay,
  assignThreadWay,
  addThreadNoteWay,
  decideOptOutWay,
  writingToWay,
  retryTextWay,
  changeHeldTextWay,
  cancelHeldTextWay,
  textingSettingsWay,
  changeTextingSettingsWay,
  changeStateHoursWay,
  startSchedulerWay,
  schedulerRunWay,
  generateTextMessageWay,
  simulatedTextsWay,
  simulatorReplyWay,
  simulatorStatusWay,
  twilioStatusWay,
  twilioInboundWay,
  // templates and links
  templatesWay,
  createTemplateWay,
  changeTemplateWay,
  removeTemplateWay,
  linksWay,
  createLinkWay,
  changeLinkWay,
  removeLinkWay,
  // clients, job posts, money
  adminGetOrganizationsWay,
  organizationDetailsWay,
  activeJobPostsWay,
  stripeInvoicesWay,
  // activity
  live.way,
]

/** Every job that may be enqueued. */
export const jobs: Job[] = [
  foldCounts,
  sendTextsJob,
  releaseTextsJob,
  sweepTextsJob,
  runSchedulerJob,
  handleVendorEventsJob,
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
