import { lazyDialog } from '../../../../ui/dialog/lazy-dialog.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'

/** The interviews of one candidate, for the candidate's page. */
export const CandidateInterviews = lazyComponent(
  async () => (await import('./candidate-interviews.tsx')).CandidateInterviews,
)
/** Schedules an interview for a candidate. */
export const ScheduleDialog = lazyDialog(async () => (await import('./schedule/schedule-dialog.tsx')).ScheduleDialog)
/** When someone is interviewed next. */
export const NextInterview = lazyComponent(async () => (await import('./next-interview.tsx')).NextInterview)
