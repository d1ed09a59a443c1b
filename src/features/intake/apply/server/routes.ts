import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { readJobCodeRoute } from './job-code.ts'
import { acknowledgeJob } from './jobs/acknowledge.ts'
import { applyRoute } from './streams/apply.ts'
import { applyPageRoute, sendApplyPageRoute } from './streams/apply-page.ts'

export const applyRoutes: Route[] = [readJobCodeRoute, applyRoute, applyPageRoute, sendApplyPageRoute]

export const applyJobs: Job[] = [acknowledgeJob]
