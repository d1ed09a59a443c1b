import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import {
  agendaRoute,
  candidateInterviewsRoute,
  interviewersRoute,
  interviewWeekRoute,
  oneInterviewRoute,
} from './agenda.ts'
import { bookInterviewRoute, readOfferRoute } from './booking/book.ts'
import { bookingHoursRoute, changeBookingHoursRoute } from './booking/booking-hours.ts'
import { cancelBookedRoute, moveBookedRoute } from './booking/change-booked.ts'
import { offerInterviewRoute, withdrawOfferRoute } from './booking/offers.ts'
import { calendarFeedRoute, makeCalendarFeedRoute, revokeCalendarFeedRoute } from './calendar-feed.ts'
import { changeInterviewRoute, setInterviewStatusRoute } from './change-interview.ts'
import { interviewChoicesRoute } from './choices.ts'
import { confirmAsInterviewerRoute } from './interviewer/confirm-as-interviewer.ts'
import { remindInterviewsJob } from './jobs/remind-interviews.ts'
import { changeReminderSettingsRoute, reminderSettingsRoute } from './reminder-settings.ts'
import { scheduleInterviewRoute } from './schedule.ts'
import { markBookingsSeenRoute, unseenBookingsRoute } from './seen-bookings.ts'
import { bookedFileRoute, calendarFeedFileRoute, interviewFileRoute } from './streams/calendar-files.ts'
import { exportInterviewsRoute } from './streams/export-interviews.ts'

export const interviewsRoutes: Route[] = [
  agendaRoute,
  unseenBookingsRoute,
  markBookingsSeenRoute,
  interviewWeekRoute,
  interviewersRoute,
  exportInterviewsRoute,
  oneInterviewRoute,
  candidateInterviewsRoute,
  interviewChoicesRoute,
  scheduleInterviewRoute,
  changeInterviewRoute,
  setInterviewStatusRoute,
  confirmAsInterviewerRoute,
  interviewFileRoute,
  calendarFeedFileRoute,
  calendarFeedRoute,
  makeCalendarFeedRoute,
  revokeCalendarFeedRoute,
  bookingHoursRoute,
  changeBookingHoursRoute,
  reminderSettingsRoute,
  changeReminderSettingsRoute,
  offerInterviewRoute,
  withdrawOfferRoute,
  readOfferRoute,
  bookInterviewRoute,
  moveBookedRoute,
  cancelBookedRoute,
  bookedFileRoute,
]

export const interviewsJobs: Job[] = [remindInterviewsJob]
