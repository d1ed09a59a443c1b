import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { organizationDeletionsRoute } from './certificates.ts'
import { deleteOrganizationsJob } from './jobs/delete-organizations.ts'
import {
  organizationDeletionRoute,
  scheduleOrganizationDeletionRoute,
  undoOrganizationDeletionRoute,
} from './schedule-deletion.ts'
import { deletionCertificateRoute } from './streams/deletion-certificate.ts'

export const organizationDeletionRoutes: Route[] = [
  scheduleOrganizationDeletionRoute,
  organizationDeletionRoute,
  undoOrganizationDeletionRoute,
  organizationDeletionsRoute,
  deletionCertificateRoute,
]

export const organizationDeletionJobs: Job[] = [deleteOrganizationsJob]
