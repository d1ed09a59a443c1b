import type { Route } from '../../../../platform/server/call.ts'
import { attentionRoute } from './list-attention.ts'

export const attentionRoutes: Route[] = [attentionRoute]
