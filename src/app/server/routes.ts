import { apiKeysRoutes } from '../../features/access/api-keys/server/routes.ts'
import { mailsJobs, mailsRoutes } from '../../features/access/email/server/routes.ts'
import { formDraftsJobs, formDraftsRoutes } from '../../features/access/form-drafts/server/routes.ts'
import { organizationChoiceRoutes } from '../../features/access/organization-choice/server/routes.ts'
import { signInJobs, signInRoutes } from '../../features/access/sign-in/server/routes.ts'
import { webhooksJobs, webhooksRoutes } from '../../features/access/webhooks/server/routes.ts'
import { candidatesJobs, candidatesRoutes } from '../../features/candidates/directory/server/routes.ts'
import { duplicatesJobs, duplicatesRoutes } from '../../features/candidates/duplicates/server/routes.ts'
import { explanationsRoutes } from '../../features/candidates/explanations/server/routes.ts'
import { exportsJobs, exportsRoutes } from '../../features/candidates/exports/server/routes.ts'
import { legalHoldsRoutes } from '../../features/candidates/legal-holds/server/routes.ts'
import { candidateOffersRoutes } from '../../features/candidates/offers/server/routes.ts'
import { personFilesJobs, personFilesRoutes } from '../../features/candidates/person-files/server/routes.ts'
import { resumeLibraryRoutes } from '../../features/candidates/resume-library/server/routes.ts'
import { resumesJobs, resumesRoutes } from '../../features/candidates/resumes/server/routes.ts'
import { scoringJobs, scoringRoutes } from '../../features/candidates/scoring/server/routes.ts'
import { suggestionsRoutes } from '../../features/candidates/suggestions/server/routes.ts'
import { jobCodesRoutes } from '../../features/clients/job-codes/server/routes.ts'
import { jobPostsJobs, jobPostsRoutes } from '../../features/clients/job-posts/server/routes.ts'
import { organizationsJobs, organizationsRoutes } from '../../features/clients/organizations/server/routes.ts'
import { loginsJobs, loginsRoutes } from '../../features/clients/vault/server/routes.ts'
import { automationsJobs, automationsRoutes } from '../../features/conversations/automations/server/routes.ts'
import { inboxRoutes } from '../../features/conversations/inbox/server/routes.ts'
import { simulatorRoutes } from '../../features/conversations/simulator/server/routes.ts'
import { documentsJobs, documentsRoutes } from '../../features/documents/files/server/routes.ts'
import { uploadsJobs } from '../../features/documents/uploads/server/routes.ts'
import { attentionRoutes } from '../../features/home/attention/server/routes.ts'
import { dashboardRoutes } from '../../features/home/dashboard/server/routes.ts'
import { notificationsJobs, notificationsRoutes } from '../../features/home/notifications/server/routes.ts'
import { candidatePanelRoutes } from '../../features/home/profile/server/routes.ts'
import { applyJobs, applyRoutes } from '../../features/intake/apply/server/routes.ts'
import { importsJobs, importsRoutes } from '../../features/intake/imports/server/routes.ts'
import { intakeJobs, intakeRoutes } from '../../features/intake/programs/server/routes.ts'
import { bookingsRoutes } from '../../features/interviews/booking/server/routes.ts'
import { interviewsJobs, interviewsRoutes } from '../../features/interviews/calendar/server/routes.ts'
import { financeJobs, financeRoutes } from '../../features/money/finance/server/routes.ts'
import { activityRoutes } from '../../features/operations/activity/server/routes.ts'
import { erasuresRoutes } from '../../features/operations/erasures/server/routes.ts'
import {
  organizationDeletionJobs,
  organizationDeletionRoutes,
} from '../../features/operations/organization-deletion/server/routes.ts'
import {
  organizationExportJobs,
  organizationExportRoutes,
} from '../../features/operations/organization-export/server/routes.ts'
import { policiesRoutes } from '../../features/operations/policies/server/routes.ts'
import { recordCheckJobs, recordCheckRoutes } from '../../features/operations/record-check/server/routes.ts'
import { installationJobs, installationRoutes } from '../../features/operations/system/server/routes.ts'
import { onboardingRoutes } from '../../features/team/onboarding/server/routes.ts'
import { prospectsRoutes } from '../../features/team/prospects/server/routes.ts'
import { usersRoutes } from '../../features/team/users/server/routes.ts'
import { autoSchedulerJobs, autoSchedulerRoutes } from '../../features/texting/auto-scheduler/server/routes.ts'
import { correspondenceRoutes } from '../../features/texting/correspondence/server/routes.ts'
import { messagingJobs, messagingRoutes } from '../../features/texting/messages/server/routes.ts'
import { templatesRoutes } from '../../features/texting/templates/server/routes.ts'
import { sweepCallAnswersJob } from '../../platform/server/answers/sweep-call-answers.ts'
import type { Route } from '../../platform/server/call.ts'
import type { Job } from '../../platform/server/job.ts'
import { sweepVendorEventsJob } from '../../platform/server/webhooks/sweep-vendor-events.ts'

/** Every call that is reachable, area by area. What is in none of these lists does not exist. */
export const routes: Route[] = [
  ...signInRoutes,
  ...mailsRoutes,
  ...correspondenceRoutes,
  ...usersRoutes,
  ...apiKeysRoutes,
  ...webhooksRoutes,
  ...attentionRoutes,
  ...dashboardRoutes,
  ...notificationsRoutes,
  ...activityRoutes,
  ...recordCheckRoutes,
  ...erasuresRoutes,
  ...organizationExportRoutes,
  ...organizationDeletionRoutes,
  ...policiesRoutes,
  ...candidatesRoutes,
  ...intakeRoutes,
  ...resumesRoutes,
  ...scoringRoutes,
  ...resumeLibraryRoutes,
  ...duplicatesRoutes,
  ...legalHoldsRoutes,
  ...candidatePanelRoutes,
  ...candidateOffersRoutes,
  ...explanationsRoutes,
  ...suggestionsRoutes,
  ...exportsRoutes,
  ...personFilesRoutes,
  ...importsRoutes,
  ...formDraftsRoutes,
  ...messagingRoutes,
  ...inboxRoutes,
  ...autoSchedulerRoutes,
  ...simulatorRoutes,
  ...templatesRoutes,
  ...organizationChoiceRoutes,
  ...organizationsRoutes,
  ...jobPostsRoutes,
  ...jobCodesRoutes,
  ...onboardingRoutes,
  ...applyRoutes,
  ...prospectsRoutes,
  ...interviewsRoutes,
  ...bookingsRoutes,
  ...automationsRoutes,
  ...documentsRoutes,
  ...loginsRoutes,
  ...financeRoutes,
  ...installationRoutes,
]

/** Every job that may be enqueued, or that its own clock starts. */
export const jobs: Job[] = [
  ...signInJobs,
  ...mailsJobs,
  ...webhooksJobs,
  ...candidatesJobs,
  ...uploadsJobs,
  ...duplicatesJobs,
  ...resumesJobs,
  ...scoringJobs,
  ...exportsJobs,
  ...personFilesJobs,
  ...organizationExportJobs,
  ...organizationDeletionJobs,
  ...importsJobs,
  ...intakeJobs,
  ...formDraftsJobs,
  ...messagingJobs,
  ...automationsJobs,
  ...autoSchedulerJobs,
  ...organizationsJobs,
  ...jobPostsJobs,
  ...interviewsJobs,
  ...applyJobs,
  ...documentsJobs,
  ...loginsJobs,
  ...notificationsJobs,
  ...financeJobs,
  ...recordCheckJobs,
  ...installationJobs,
  sweepVendorEventsJob,
  sweepCallAnswersJob,
]

/** Routes that carry no data of an organization: the document, its files, the API document and the probes. */
export const infraRoutes = [
  'GET /healthz',
  'GET /readyz',
  'GET /.well-known/security.txt',
  'GET /api/openapi.json',
  'GET /docs',
  'GET /docs/',
  'GET /docs/js/scalar.js',
  'GET /assets/*',
  'GET /*',
]
