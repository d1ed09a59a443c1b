import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { editClientWay, setClientStatusWay } from './change-client.ts'
import { clientsWay } from './clients.ts'
import { applyRetentionJob } from './jobs/apply-retention.ts'
import { addLocationWay, editLocationWay } from './locations.ts'
import { adminGetOrganizationsWay, organizationDetailsWay } from './organizations.ts'
import { changeOwnOrganizationWay, ownOrganizationWay } from './own-organization.ts'
import { organizationBillingWay, organizationPeopleWay, organizationTemplatesWay, setRetentionWay } from './standing.ts'
import { addStatusWay, deleteStatusWay, pipelineStatusesWay, renameStatusWay, reorderStatusesWay } from './statuses.ts'
import { exportClientsWay } from './streams/export-clients.ts'

export const organizationsRoutes: WayIn[] = [
  ownOrganizationWay,
  changeOwnOrganizationWay,
  adminGetOrganizationsWay,
  organizationDetailsWay,
  clientsWay,
  exportClientsWay,
  organizationPeopleWay,
  organizationTemplatesWay,
  organizationBillingWay,
  setRetentionWay,
  setClientStatusWay,
  editClientWay,
  addLocationWay,
  editLocationWay,
  pipelineStatusesWay,
  addStatusWay,
  renameStatusWay,
  reorderStatusesWay,
  deleteStatusWay,
]

export const organizationsJobs: Job[] = [applyRetentionJob]
