import type { WayIn } from '../../../platform/server/call.ts'
import { activeJobPostsWay } from './active-posts.ts'
import { addJobPostWay, editJobPostWay, refreshJobPostWay, setJobPostsActiveWay } from './change-posts.ts'
import { exportJobPostsWay } from './streams/export-posts.ts'
import { trackedJobPostsWay } from './tracker.ts'

export const jobPostsRoutes: WayIn[] = [
  activeJobPostsWay,
  trackedJobPostsWay,
  addJobPostWay,
  editJobPostWay,
  refreshJobPostWay,
  setJobPostsActiveWay,
  exportJobPostsWay,
]
