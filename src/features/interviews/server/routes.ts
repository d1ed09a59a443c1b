import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { agendaWay, candidateInterviewsWay, interviewersWay, interviewWeekWay, oneInterviewWay } from './agenda.ts'
import { bookInterviewWay, readOfferWay } from './book.ts'
import { bookingHoursWay, changeBookingHoursWay } from './booking-hours.ts'
import { calendarFeedWay, makeCalendarFeedWay, revokeCalendarFeedWay } from './calendar-feed.ts'
import { changeInterviewWay, setInterviewStatusWay } from './change-interview.ts'
import { interviewChoicesWay } from './choices.ts'
import { remindInterviewsJob } from './jobs/remind-interviews.ts'
import { offerInterviewWay, withdrawOfferWay } from './offers.ts'
import { scheduleInterviewWay } from './schedule.ts'
import { bookedFileWay, calendarFeedFileWay, interviewFileWay } from './streams/calendar-files.ts'
import { exportInterviewsWay } from './streams/export-interviews.ts'

export const interviewsRoutes: WayIn[] = [
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

export const interviewsJobs: Job[] = [remindInterviewsJob]
