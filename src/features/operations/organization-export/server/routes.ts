import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { writeOrganizationExportJob } from './jobs/write-organization-export.ts'
import { makeOrganizationExportRoute, organizationExportsRoute } from './organization-exports.ts'

export const organizationExportRoutes: Route[] = [makeOrganizationExportRoute, organizationExportsRoute]

export const organizationExportJobs: Job[] = [writeOrganizationExportJob]
