import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { checkRecordsJob } from './jobs/check-records.ts'
import { recordCheckRoute, startRecordCheckRoute } from './record-check.ts'

export const recordCheckRoutes: Route[] = [recordCheckRoute, startRecordCheckRoute]

export const recordCheckJobs: Job[] = [checkRecordsJob]
