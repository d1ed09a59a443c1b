import { lazyDialog } from '../../../../ui/dialog/lazy-dialog.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'

/** The interviews of one candidate, for the candidate's page. */
export const CandidateInterviews = lazyComponent(
  async () => (await import('./candidate-interviews.tsx')).CandidateInterviews,
)
/** Schedules an interview for a candidate. */
export const ScheduleDialog = lazyDialog(async () => (await import('./schedule/schedule-dialog.tsx')).ScheduleDialog)
/** The hours in which candidates may book, to read or change. */
export const BookingHoursDialog = lazyDialog(
  async () => (await import('./booking/booking-hours-dialog.tsx')).BookingHoursDialog,
)
/** The hours in which candidates of an organization may book, on one line. */
export const BookingHoursLine = lazyComponent(
  async () => (await import('./booking/booking-hours-line.tsx')).BookingHoursLine,
)
/** The reminders that an organization sends before its interviews, on one line. */
export const RemindersLine = lazyComponent(async () => (await import('./reminders/reminders-line.tsx')).RemindersLine)
export { formatReminderHours, useReminderSettings } from './reminders/use-reminder-settings.ts'
export { useInterviewers } from './use-interviewers.ts'
/** When someone is interviewed next. */
export const NextInterview = lazyComponent(async () => (await import('./next-interview.tsx')).NextInterview)
