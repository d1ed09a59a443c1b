import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { editClientRoute, setClientStatusRoute } from './change-client.ts'
import { organizationBillingRoute, organizationPeopleRoute, organizationTemplatesRoute } from './client-details.ts'
import { clientsRoute } from './clients.ts'
import { findCustomersRoute } from './external/find-customers.ts'
import { applyRetentionJob } from './jobs/apply-retention.ts'
import { linkCustomerRoute } from './link-customer.ts'
import { addLocationRoute, editLocationRoute } from './locations.ts'
import { organizationDetailsRoute } from './organizations.ts'
import { changeOwnOrganizationRoute, ownOrganizationRoute } from './own-organization.ts'
import { retentionPreviewRoute, setRetentionRoute } from './retention.ts'
import {
  addStatusRoute,
  deleteStatusRoute,
  pipelineStatusesRoute,
  renameStatusRoute,
  reorderStatusesRoute,
} from './statuses.ts'
import { exportClientsRoute } from './streams/export-clients.ts'

export const organizationsRoutes: Route[] = [
  ownOrganizationRoute,
  changeOwnOrganizationRoute,
  organizationDetailsRoute,
  clientsRoute,
  exportClientsRoute,
  organizationPeopleRoute,
  organizationTemplatesRoute,
  organizationBillingRoute,
  findCustomersRoute,
  linkCustomerRoute,
  retentionPreviewRoute,
  setRetentionRoute,
  setClientStatusRoute,
  editClientRoute,
  addLocationRoute,
  editLocationRoute,
  pipelineStatusesRoute,
  addStatusRoute,
  renameStatusRoute,
  reorderStatusesRoute,
  deleteStatusRoute,
]

export const organizationsJobs: Job[] = [applyRetentionJob]
