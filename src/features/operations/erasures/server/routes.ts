import type { Route } from '../../../../platform/server/call.ts'
import { erasuresRoute, findErasuresRoute } from './erasures.ts'
import { erasureCertificateRoute } from './streams/erasure-certificate.ts'

export const erasuresRoutes: Route[] = [erasuresRoute, findErasuresRoute, erasureCertificateRoute]
