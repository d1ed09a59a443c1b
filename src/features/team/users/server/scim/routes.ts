import type { Route } from '../../../../../platform/server/call.ts'
import { scimConfigRoute, scimResourceTypesRoute, scimSchemasRoute } from './scim-config.ts'
import { toScimRoute } from './scim-route.ts'
import {
  createScimUserRoute,
  deleteScimUserRoute,
  patchScimUserRoute,
  replaceScimUserRoute,
  scimUserByIdRoute,
  scimUsersRoute,
} from './scim-users.ts'

export const scimRoutes: Route[] = [
  toScimRoute(scimConfigRoute),
  toScimRoute(scimResourceTypesRoute),
  toScimRoute(scimSchemasRoute),
  toScimRoute(scimUsersRoute),
  toScimRoute(scimUserByIdRoute),
  toScimRoute(createScimUserRoute, 201),
  toScimRoute(replaceScimUserRoute),
  toScimRoute(patchScimUserRoute),
  toScimRoute(deleteScimUserRoute, 204),
]
