import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { sweepPersonFilesJob } from './jobs/sweep-person-files.ts'
import { writePersonFileJob } from './jobs/write-person-file.ts'
import { makePersonFileRoute, personFilesRoute } from './person-files.ts'
import { personFileBytesRoute } from './streams/person-file-bytes.ts'

export const personFilesRoutes: Route[] = [makePersonFileRoute, personFilesRoute, personFileBytesRoute]

export const personFilesJobs: Job[] = [writePersonFileJob, sweepPersonFilesJob]
