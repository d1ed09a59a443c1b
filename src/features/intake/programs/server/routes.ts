import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { sweepUnroutedJob } from './jobs/sweep-unrouted.ts'
import { receiveMailRoute } from './streams/receive-mail.ts'
import { takeApplicationsRoute } from './take-applications.ts'
import { unroutedApplicationsRoute, unroutedWaitingRoute } from './unrouted/list-unrouted.ts'
import { dismissApplicationRoute, routeApplicationRoute } from './unrouted/route-application.ts'
import { unroutedDetailsRoute } from './unrouted/unrouted-details.ts'

export const intakeRoutes: Route[] = [
  takeApplicationsRoute,
  receiveMailRoute,
  unroutedApplicationsRoute,
  unroutedWaitingRoute,
  unroutedDetailsRoute,
  routeApplicationRoute,
  dismissApplicationRoute,
]

export const intakeJobs: Job[] = [sweepUnroutedJob]
