import type { Route } from '../../../../platform/server/call.ts'
import { adminGetOrganizationsRoute } from './list-organizations.ts'

export const organizationChoiceRoutes: Route[] = [adminGetOrganizationsRoute]
