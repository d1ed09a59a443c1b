import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { awayPlanRoute, notAwayRoute } from './away/away-plan.ts'
import { moveAwayRoute } from './away/move-away.ts'
import { toldByHandRoute } from './away/told-by-hand.ts'
import { sequenceBoardRoute } from './board.ts'
import { candidateSequenceRoute } from './candidate-sequence.ts'
import { steerSequenceRoute } from './control-enrollment.ts'
import { sequenceFiguresRoute } from './figures.ts'
import { beginQuietJob } from './jobs/begin-quiet.ts'
import { runSequencesJob } from './jobs/run-sequences.ts'
import { suggestReadingsJob } from './jobs/suggest-readings.ts'
import { readReplyAsRoute } from './readings/read-reply-as.ts'
import { rehearseAutomationRoute } from './rehearsals/rehearse.ts'
import { setFirstDayRoute } from './set-first-day.ts'
import { automationsRoute } from './settings/automations.ts'
import { sequenceRereadingRoute } from './settings/rereading.ts'
import { saveAutomationRoute } from './settings/save-automation.ts'
import { replyModelRoute, setReplyModelRoute } from './suggestions/reply-model.ts'

export const sequencesRoutes: Route[] = [
  automationsRoute,
  saveAutomationRoute,
  sequenceBoardRoute,
  candidateSequenceRoute,
  steerSequenceRoute,
  readReplyAsRoute,
  replyModelRoute,
  setReplyModelRoute,
  setFirstDayRoute,
  rehearseAutomationRoute,
  sequenceFiguresRoute,
  sequenceRereadingRoute,
  awayPlanRoute,
  moveAwayRoute,
  notAwayRoute,
  toldByHandRoute,
]

export const sequencesJobs: Job[] = [runSequencesJob, beginQuietJob, suggestReadingsJob]
