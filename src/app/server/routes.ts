import { eraseCandidatesJob } from '../../features/candidates/server/jobs/erase-candidates.ts'
import { foldCounts } from '../../features/candidates/server/jobs/fold-counts.ts'
import { readResumesJob } from '../../features/candidates/server/jobs/read-resumes.ts'
import { sweepExportsJob } from '../../features/candidates/server/jobs/sweep-exports.ts'
import { sweepUploadsJob } from '../../features/candidates/server/jobs/sweep-uploads.ts'
import { writeExportJob } from '../../features/candidates/server/jobs/write-export.ts'
import { checkDocumentJob, sweepDocumentChecksJob } from '../../features/documents/server/jobs/check-documents.ts'
import { purgeDocumentsJob } from '../../features/documents/server/jobs/purge-documents.ts'
import { foldHiringJob } from '../../features/finance/server/jobs/fold-hiring.ts'
import { handleStripeEventsJob } from '../../features/finance/server/jobs/handle-stripe-events.ts'
import { sendReportsJob } from '../../features/finance/server/jobs/send-reports.ts'
import { runImportJob } from '../../features/imports/server/jobs/run-import.ts'
import { sweepImportsJob } from '../../features/imports/server/jobs/sweep-imports.ts'
import { remindInterviewsJob } from '../../features/interviews/server/jobs/remind-interviews.ts'
import { purgeLoginsJob } from '../../features/logins/server/jobs/purge-logins.ts'
import { sendMailJob } from '../../features/mails/server/jobs/send-mail.ts'
import { handleVendorEventsJob } from '../../features/messaging/server/jobs/handle-vendor-events.ts'
import { releaseTextsJob } from '../../features/messaging/server/jobs/release-texts.ts'
import { runSchedulerJob } from '../../features/messaging/server/jobs/run-scheduler.ts'
import { sendServiceTextsJob } from '../../features/messaging/server/jobs/send-service-texts.ts'
import { sendTextsJob } from '../../features/messaging/server/jobs/send-texts.ts'
import { sweepDraftsJob } from '../../features/messaging/server/jobs/sweep-drafts.ts'
import { sweepTextsJob } from '../../features/messaging/server/jobs/sweep-texts.ts'
import { applyRetentionJob } from '../../features/organizations/server/jobs/apply-retention.ts'
import { answerResetJob } from '../../features/sign-in/server/jobs/answer-reset.ts'
import { sweepSignInJob } from '../../features/sign-in/server/jobs/sweep-sign-in.ts'
import { sendWebhooksJob } from '../../features/webhooks/server/jobs/send-webhooks.ts'
import type { WayIn } from '../../platform/server/call.ts'
import type { Job } from '../../platform/server/job.ts'
import { sweepVendorEventsJob } from '../../platform/server/sweep-vendor-events.ts'
import { candidatesWays } from './ways/candidates.ts'
import { clientsWays } from './ways/clients.ts'
import { documentsWays } from './ways/documents.ts'
import { interviewsWays } from './ways/interviews.ts'
import { loginsWays } from './ways/logins.ts'
import { moneyWays } from './ways/money.ts'
import { peopleWays } from './ways/people.ts'
import { textingWays } from './ways/texting.ts'

/** Every call that is reachable. What is not in these lists does not exist. */
export const waysIn: WayIn[] = [
  ...peopleWays,
  ...candidatesWays,
  ...textingWays,
  ...clientsWays,
  ...interviewsWays,
  ...documentsWays,
  ...loginsWays,
  ...moneyWays,
]

/** Every job that may be enqueued. */
export const jobs: Job[] = [
  foldCounts,
  sendTextsJob,
  sendServiceTextsJob,
  sweepTextsJob,
  sweepDraftsJob,
  readResumesJob,
  sweepUploadsJob,
  eraseCandidatesJob,
  applyRetentionJob,
  writeExportJob,
  sweepExportsJob,
  runImportJob,
  sweepImportsJob,
  releaseTextsJob,
  runSchedulerJob,
  handleVendorEventsJob,
  sweepVendorEventsJob,
  remindInterviewsJob,
  purgeDocumentsJob,
  checkDocumentJob,
  sweepDocumentChecksJob,
  purgeLoginsJob,
  foldHiringJob,
  handleStripeEventsJob,
  sendReportsJob,
  answerResetJob,
  sendMailJob,
  sendWebhooksJob,
  sweepSignInJob,
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
