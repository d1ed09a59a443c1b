import type { Route } from '../../../../platform/server/call.ts'
import { logProspectRoute, prospectLogRoute } from './log.ts'
import { mergeProspectsRoute, moveProspectRoute, scheduleDemoRoute } from './move-prospect.ts'
import { addProspectRoute, editProspectRoute, prospectsRoute, takeProspectRoute } from './prospects.ts'
import { requestDemoRoute } from './request-demo.ts'
import { demoInviteRoute } from './streams/demo-invite.ts'
import { exportProspectsRoute } from './streams/export-prospects.ts'
import { unclaimedRequestsRoute } from './unclaimed.ts'

export const prospectsRoutes: Route[] = [
  prospectsRoute,
  unclaimedRequestsRoute,
  exportProspectsRoute,
  addProspectRoute,
  editProspectRoute,
  takeProspectRoute,
  moveProspectRoute,
  prospectLogRoute,
  logProspectRoute,
  mergeProspectsRoute,
  scheduleDemoRoute,
  demoInviteRoute,
  requestDemoRoute,
]
