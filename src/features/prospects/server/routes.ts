import type { WayIn } from '../../../platform/server/call.ts'
import { logProspectWay, prospectLogWay } from './log.ts'
import { mergeProspectsWay, moveProspectWay, scheduleDemoWay } from './move-prospect.ts'
import { addProspectWay, editProspectWay, prospectsWay } from './prospects.ts'
import { requestDemoWay } from './request-demo.ts'
import { demoInviteWay } from './streams/demo-invite.ts'
import { exportProspectsWay } from './streams/export-prospects.ts'

export const prospectsRoutes: WayIn[] = [
  prospectsWay,
  exportProspectsWay,
  addProspectWay,
  editProspectWay,
  moveProspectWay,
  prospectLogWay,
  logProspectWay,
  mergeProspectsWay,
  scheduleDemoWay,
  demoInviteWay,
  requestDemoWay,
]
