import type { Route } from '../../../../platform/server/call.ts'
import { apiKeysRoute, makeApiKeyRoute, revokeApiKeyRoute } from './keep-keys.ts'

export const apiKeysRoutes: Route[] = [apiKeysRoute, makeApiKeyRoute, revokeApiKeyRoute]
