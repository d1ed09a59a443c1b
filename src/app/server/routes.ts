import { activityRoutes } from '../../features/activity/server/routes.ts'
import { apiKeysRoutes } from '../../features/api-keys/server/routes.ts'
import { applyJobs, applyRoutes } from '../../features/apply/server/routes.ts'
import { autoSchedulerJobs, autoSchedulerRoutes } from '../../features/auto-scheduler/server/routes.ts'
import { bookingsRoutes } from '../../features/bookings/server/routes.ts'
import { candidateOffersRoutes } from '../../features/candidate-offers/server/routes.ts'
import { candidatePanelRoutes } from '../../features/candidate-panel/server/routes.ts'
import { candidatesJobs, candidatesRoutes } from '../../features/candidates/server/routes.ts'
import { correspondenceRoutes } from '../../features/correspondence/server/routes.ts'
import { dashboardRoutes } from '../../features/dashboard/server/routes.ts'
import { documentsJobs, documentsRoutes } from '../../features/documents/server/routes.ts'
import { duplicatesJobs, duplicatesRoutes } from '../../features/duplicates/server/routes.ts'
import { explanationsRoutes } from '../../features/explanations/server/routes.ts'
import { exportsJobs, exportsRoutes } from '../../features/exports/server/routes.ts'
import { financeJobs, financeRoutes } from '../../features/finance/server/routes.ts'
import { formDraftsJobs, formDraftsRoutes } from '../../features/form-drafts/server/routes.ts'
import { importsJobs, importsRoutes } from '../../features/imports/server/routes.ts'
import { inboxRoutes } from '../../features/inbox/server/routes.ts'
import { installationJobs, installationRoutes } from '../../features/installation/server/routes.ts'
import { intakeJobs, intakeRoutes } from '../../features/intake/server/routes.ts'
import { interviewsJobs, interviewsRoutes } from '../../features/interviews/server/routes.ts'
import { jobCodesRoutes } from '../../features/job-codes/server/routes.ts'
import { jobPostsRoutes } from '../../features/job-posts/server/routes.ts'
import { loginsJobs, loginsRoutes } from '../../features/logins/server/routes.ts'
import { mailsJobs, mailsRoutes } from '../../features/mails/server/routes.ts'
import { messagingJobs, messagingRoutes } from '../../features/messaging/server/routes.ts'
import { notificationsRoutes } from '../../features/notifications/server/routes.ts'
import { onboardingRoutes } from '../../features/onboarding/server/routes.ts'
import { organizationChoiceRoutes } from '../../features/organization-choice/server/routes.ts'
import { organizationsJobs, organizationsRoutes } from '../../features/organizations/server/routes.ts'
import { prospectsRoutes } from '../../features/prospects/server/routes.ts'
import { resumeLibraryRoutes } from '../../features/resume-library/server/routes.ts'
import { resumesJobs, resumesRoutes } from '../../features/resumes/server/routes.ts'
import { scoringJobs, scoringRoutes } from '../../features/scoring/server/routes.ts'
import { sequencesJobs, sequencesRoutes } from '../../features/sequences/server/routes.ts'
import { signInJobs, signInRoutes } from '../../features/sign-in/server/routes.ts'
import { simulatorRoutes } from '../../features/simulator/server/routes.ts'
import { suggestionsRoutes } from '../../features/suggestions/server/routes.ts'
import { templatesRoutes } from '../../features/templates/server/routes.ts'
import { uploadsJobs } from '../../features/uploads/server/routes.ts'
import { usersRoutes } from '../../features/users/server/routes.ts'
import { webhooksJobs, webhooksRoutes } from '../../features/webhooks/server/routes.ts'
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
  ...dashboardRoutes,
  ...notificationsRoutes,
  ...activityRoutes,
  ...candidatesRoutes,
  ...intakeRoutes,
  ...resumesRoutes,
  ...scoringRoutes,
  ...resumeLibraryRoutes,
  ...duplicatesRoutes,
  ...candidatePanelRoutes,
  ...candidateOffersRoutes,
  ...explanationsRoutes,
  ...suggestionsRoutes,
  ...exportsRoutes,
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
  ...sequencesRoutes,
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
  ...importsJobs,
  ...intakeJobs,
  ...formDraftsJobs,
  ...messagingJobs,
  ...sequencesJobs,
  ...autoSchedulerJobs,
  ...organizationsJobs,
  ...interviewsJobs,
  ...applyJobs,
  ...documentsJobs,
  ...loginsJobs,
  ...financeJobs,
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
