import { late } from '../../../ui/late.tsx'

/** The interviews of one candidate, for the candidate's page. */
export const CandidateInterviews = late(async () => (await import('./candidate-interviews.tsx')).CandidateInterviews)
/** Schedules an interview for a candidate. */
export const ScheduleDialog = late(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)
