import type { Job } from '../../../../platform/server/job.ts'
import { sweepUploadsJob } from './jobs/sweep-uploads.ts'

export const uploadsJobs: Job[] = [sweepUploadsJob]
