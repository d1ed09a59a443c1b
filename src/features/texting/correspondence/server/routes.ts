import type { Route } from '../../../../platform/server/call.ts'
import { candidateReachRoute } from './candidate-reach.ts'
import { deleteCallRoute, logCallRoute } from './log-call.ts'
import { mailCandidateRoute } from './mail-candidate.ts'

export const correspondenceRoutes: Route[] = [candidateReachRoute, mailCandidateRoute, logCallRoute, deleteCallRoute]
