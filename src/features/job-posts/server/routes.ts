import type { Route } from '../../../platform/server/call.ts'
import { activeJobPostsRoute } from './active-posts.ts'
import { addJobPostRoute, editJobPostRoute, refreshJobPostRoute, setJobPostsActiveRoute } from './change-posts.ts'
import { exportJobPostsRoute } from './streams/export-posts.ts'
import { trackedJobPostsRoute } from './tracker.ts'

export const jobPostsRoutes: Route[] = [
  activeJobPostsRoute,
  trackedJobPostsRoute,
  addJobPostRoute,
  editJobPostRoute,
  refreshJobPostRoute,
  setJobPostsActiveRoute,
  exportJobPostsRoute,
]
