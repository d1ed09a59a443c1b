import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { findDuplicatesRoute } from './find-duplicates.ts'
import { eraseCandidatesJob } from './jobs/erase-candidates.ts'
import { mergeCandidatesRoute } from './merge-candidates.ts'
import { requestErasureRoute } from './request-erasure.ts'
import { unmergeCandidatesRoute } from './unmerge-candidates.ts'

export const duplicatesRoutes: Route[] = [
  findDuplicatesRoute,
  mergeCandidatesRoute,
  unmergeCandidatesRoute,
  requestErasureRoute,
]

export const duplicatesJobs: Job[] = [eraseCandidatesJob]
