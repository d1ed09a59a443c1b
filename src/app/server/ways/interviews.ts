import {
  agendaWay,
  candidateInterviewsWay,
  interviewersWay,
  interviewWeekWay,
  oneInterviewWay,
} from '../../../features/interviews/server/agenda.ts'
import { bookInterviewWay, readOfferWay } from '../../../features/interviews/server/book.ts'
import { bookingHoursWay, changeBookingHoursWay } from '../../../features/interviews/server/booking-hours.ts'
import {
  calendarFeedWay,
  makeCalendarFeedWay,
  revokeCalendarFeedWay,
} from '../../../features/interviews/server/calendar-feed.ts'
import { changeInterviewWay, setInterviewStatusWay } from '../../../features/interviews/server/change-interview.ts'
import { interviewChoicesWay } from '../../../features/interviews/server/choices.ts'
import { offerInterviewWay, withdrawOfferWay } from '../../../features/interviews/server/offers.ts'
import { scheduleInterviewWay } from '../../../features/interviews/server/schedule.ts'
import {
  bookedFileWay,
  calendarFeedFileWay,
  interviewFileWay,
} from '../../../features/interviews/server/streams/calendar-files.ts'
import { exportInterviewsWay } from '../../../features/interviews/server/streams/export-interviews.ts'
import type { WayIn } from '../../../platform/server/call.ts'

/** Interviews: the agenda, scheduling, booking by link, calendars. */
export const interviewsWays: WayIn[] = [
  agendaWay,
  interviewWeekWay,
  interviewersWay,
  exportInterviewsWay,
  oneInterviewWay,
  candidateInterviewsWay,
  interviewChoicesWay,
  scheduleInterviewWay,
  changeInterviewWay,
  setInterviewStatusWay,
  interviewFileWay,
  calendarFeedFileWay,
  calendarFeedWay,
  makeCalendarFeedWay,
  revokeCalendarFeedWay,
  bookingHoursWay,
  changeBookingHoursWay,
  offerInterviewWay,
  withdrawOfferWay,
  readOfferWay,
  bookInterviewWay,
  bookedFileWay,
]
