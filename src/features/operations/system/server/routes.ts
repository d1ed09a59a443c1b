import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { productionChecklistRoute } from './checklist.ts'
import { installationChecksRoute } from './external/checks.ts'
import { retryJobsRoute } from './external/retry-jobs.ts'
import { installationSystemRoute } from './external/system.ts'
import { watchInstallationJob } from './jobs/watch-installation.ts'

export const installationRoutes: Route[] = [
  productionChecklistRoute,
  installationChecksRoute,
  installationSystemRoute,
  retryJobsRoute,
]

export const installationJobs: Job[] = [watchInstallationJob]
