import type { Route } from '../../../../platform/server/call.ts'
import { activeJobPostsRoute } from './active-posts.ts'
import { addJobPostRoute, editJobPostRoute, refreshJobPostRoute, setJobPostsActiveRoute } from './change-posts.ts'
import { jobFeedSettingsRoute, openJobFeedRoute } from './job-feed-settings.ts'
import { exportJobPostsRoute } from './streams/export-posts.ts'
import { allJobsRoute, clinicJobsRoute } from './streams/job-feeds.ts'
import { trackedJobPostsRoute } from './tracker.ts'

export const jobPostsRoutes: Route[] = [
  activeJobPostsRoute,
  trackedJobPostsRoute,
  addJobPostRoute,
  editJobPostRoute,
  refreshJobPostRoute,
  setJobPostsActiveRoute,
  exportJobPostsRoute,
  jobFeedSettingsRoute,
  openJobFeedRoute,
  allJobsRoute,
  clinicJobsRoute,
]
