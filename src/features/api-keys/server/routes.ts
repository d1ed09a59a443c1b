import type { WayIn } from '../../../platform/server/call.ts'
import { apiKeysWay, makeApiKeyWay, revokeApiKeyWay } from './keep-keys.ts'

export const apiKeysRoutes: WayIn[] = [apiKeysWay, makeApiKeyWay, revokeApiKeyWay]
