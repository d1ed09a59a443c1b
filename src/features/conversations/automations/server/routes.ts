import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { awayPlanRoute, notAwayRoute } from './away/away-plan.ts'
import { moveAwayRoute } from './away/move-away.ts'
import { toldByHandRoute } from './away/told-by-hand.ts'
import { enrollmentBoardRoute } from './board.ts'
import { candidateEnrollmentRoute } from './candidate-enrollment.ts'
import { controlEnrollmentRoute } from './control-enrollment.ts'
import { enrollmentFiguresRoute } from './figures.ts'
import { beginQuietJob } from './jobs/begin-quiet.ts'
import { runEnrollmentsJob } from './jobs/run-enrollments.ts'
import { suggestReadingsJob } from './jobs/suggest-readings.ts'
import { coverInterviewsRoute, enrollmentPathRoute, uncoverInterviewsRoute } from './path.ts'
import { readReplyAsRoute } from './readings/read-reply-as.ts'
import { undoReadingRoute } from './readings/undo-reading.ts'
import { rehearseAutomationRoute } from './rehearsals/rehearse.ts'
import { setFirstDayRoute } from './set-first-day.ts'
import { automationsRoute } from './settings/automations.ts'
import { enrollmentRereadingRoute } from './settings/rereading.ts'
import { saveAutomationRoute } from './settings/save-automation.ts'
import { replyModelRoute, setReplyModelRoute } from './suggestions/reply-model.ts'

export const automationsRoutes: Route[] = [
  automationsRoute,
  saveAutomationRoute,
  enrollmentBoardRoute,
  candidateEnrollmentRoute,
  controlEnrollmentRoute,
  readReplyAsRoute,
  undoReadingRoute,
  replyModelRoute,
  setReplyModelRoute,
  setFirstDayRoute,
  rehearseAutomationRoute,
  enrollmentFiguresRoute,
  enrollmentPathRoute,
  coverInterviewsRoute,
  uncoverInterviewsRoute,
  enrollmentRereadingRoute,
  awayPlanRoute,
  moveAwayRoute,
  notAwayRoute,
  toldByHandRoute,
]

export const automationsJobs: Job[] = [runEnrollmentsJob, beginQuietJob, suggestReadingsJob]
