import type { Route } from '../../../../platform/server/call.ts'
import { answerRequestRoute } from './answer-request.ts'
import { askAboutScoreRoute } from './ask-about-score.ts'
import { explainScoreRoute } from './explain-score.ts'
import { explanationRequestsRoute } from './list-requests.ts'
import { readExplanationRoute } from './read-explanation.ts'

export const explanationsRoutes: Route[] = [
  explainScoreRoute,
  readExplanationRoute,
  askAboutScoreRoute,
  explanationRequestsRoute,
  answerRequestRoute,
]
