import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { previewSchedulerRoute, schedulerRunRoute, startSchedulerRoute } from './auto-scheduler.ts'
import { runSchedulerJob } from './jobs/run-scheduler.ts'

export const autoSchedulerRoutes: Route[] = [previewSchedulerRoute, startSchedulerRoute, schedulerRunRoute]

export const autoSchedulerJobs: Job[] = [runSchedulerJob]
