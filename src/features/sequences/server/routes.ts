import type { Route } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { automationsRoute } from './automations.ts'
import { sequenceBoardRoute } from './board.ts'
import { candidateSequenceRoute } from './candidate-sequence.ts'
import { sequenceFiguresRoute } from './figures.ts'
import { beginQuietJob } from './jobs/begin-quiet.ts'
import { runSequencesJob } from './jobs/run-sequences.ts'
import { rehearseAutomationRoute } from './rehearse.ts'
import { saveAutomationRoute } from './save-automation.ts'
import { setFirstDayRoute } from './set-first-day.ts'
import { steerSequenceRoute } from './steer.ts'

export const sequencesRoutes: Route[] = [
  automationsRoute,
  saveAutomationRoute,
  sequenceBoardRoute,
  candidateSequenceRoute,
  steerSequenceRoute,
  setFirstDayRoute,
  rehearseAutomationRoute,
  sequenceFiguresRoute,
]

export const sequencesJobs: Job[] = [runSequencesJob, beginQuietJob]
