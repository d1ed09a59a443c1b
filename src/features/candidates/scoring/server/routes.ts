import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { modelReviewsJob } from './jobs/model-reviews.ts'
import { scoreResumesJob } from './jobs/score-resumes.ts'
import { readWithModelRoute } from './model-review/read-with-model.ts'
import { setModelReadingRoute } from './model-review/set-model-reading.ts'
import { scoringProofRoute } from './proof/scoring-proof.ts'
import { resumeScoreRoute } from './read-score.ts'
import { rescoreRoute } from './rescore.ts'
import { setBlindSampleRoute } from './settings/blind-sample.ts'
import { previewReadingRoute } from './settings/preview-reading.ts'
import { previewScoringRoute } from './settings/preview-scoring.ts'
import { rescoreAllRoute, scoringSettingsRoute, setScoringRoute } from './settings/scoring-settings.ts'

export const scoringRoutes: Route[] = [
  resumeScoreRoute,
  rescoreRoute,
  scoringSettingsRoute,
  previewScoringRoute,
  previewReadingRoute,
  setScoringRoute,
  setBlindSampleRoute,
  rescoreAllRoute,
  scoringProofRoute,
  readWithModelRoute,
  setModelReadingRoute,
]

export const scoringJobs: Job[] = [scoreResumesJob, modelReviewsJob]
