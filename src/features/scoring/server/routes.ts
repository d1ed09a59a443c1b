import type { Route } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { scoreResumesJob } from './jobs/score-resumes.ts'
import { resumeScoreRoute } from './read-score.ts'
import { scoreAgainRoute } from './score-again.ts'

export const scoringRoutes: Route[] = [resumeScoreRoute, scoreAgainRoute]

export const scoringJobs: Job[] = [scoreResumesJob]
