import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { formDraftRoute, saveFormDraftRoute } from './form-drafts.ts'
import { sweepFormDraftsJob } from './jobs/sweep-form-drafts.ts'

export const formDraftsRoutes: Route[] = [formDraftRoute, saveFormDraftRoute]
export const formDraftsJobs: Job[] = [sweepFormDraftsJob]
