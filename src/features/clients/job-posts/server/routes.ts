import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { activeJobPostsRoute } from './active-posts.ts'
import { addJobPostRoute, editJobPostRoute, refreshJobPostRoute, setJobPostsActiveRoute } from './change-posts.ts'
import { jobFeedSettingsRoute, openJobFeedRoute } from './job-feed-settings.ts'
import { changeJobPageRoute, describeJobPhotoRoute, jobPageRoute, removeJobPictureRoute } from './job-page.ts'
import { freeJobPictureJob } from './jobs/free-job-picture.ts'
import { jobsByPlaceRoute } from './jobs-by-place.ts'
import { exportJobPostsRoute } from './streams/export-posts.ts'
import { allJobsRoute, clinicJobsRoute } from './streams/job-feeds.ts'
import { addJobPictureRoute, jobPictureRoute } from './streams/job-pictures.ts'
import { trackedJobPostsRoute } from './tracker.ts'
import { undoJobPostRefreshRoute } from './undo-refresh.ts'

export const jobPostsRoutes: Route[] = [
  activeJobPostsRoute,
  trackedJobPostsRoute,
  addJobPostRoute,
  editJobPostRoute,
  refreshJobPostRoute,
  undoJobPostRefreshRoute,
  setJobPostsActiveRoute,
  exportJobPostsRoute,
  jobFeedSettingsRoute,
  openJobFeedRoute,
  allJobsRoute,
  clinicJobsRoute,
  jobsByPlaceRoute,
  describeJobPhotoRoute,
  jobPageRoute,
  changeJobPageRoute,
  addJobPictureRoute,
  jobPictureRoute,
  removeJobPictureRoute,
]

export const jobPostsJobs: Job[] = [freeJobPictureJob]
