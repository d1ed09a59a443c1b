import { addDays, countDaysBetween, type Day, toInstant, toLocalDay } from '../../../../rules/day.ts'
import { addMonths, type Month, toMonth } from '../../../../rules/periods/month.ts'

/** `day`: 1 to 28 of the month, or 0 (Sunday) to 6 of the week; `hour`: 0 to 23 in the organization's zone. */
export type ReportSchedule = { every: 'month' | 'week'; day: number; hour: number }

/** The days of a week by their number in a schedule: 0 is Sunday. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** The last day of a month that can be chosen: later ones are missing in February. */
export const lastDayOfMonth = 28
/** So many people one schedule may email, at most. */
export const mostRecipients = 20
/** So many schedules an organization may have, at most. */
export const mostSchedules = 20

/** 0 is Sunday; the first day of 2023 was one. */
const getWeekday = (day: Day): number => ((countDaysBetween('2023-01-01', day) % 7) + 7) % 7

const fits = ({ every, day }: ReportSchedule, on: Day): boolean =>
  every === 'month' ? Number(on.slice(8)) === day : getWeekday(on) === day

/** The first moment of a schedule after that instant. An hour that clocks skip is the end of the gap, one they repeat counts once. */
export const findNextReport = (schedule: ReportSchedule, after: Date, timeZone: string): Date => {
  const today = toLocalDay(after, timeZone)
  for (let n = 0; n <= 62; n++) {
    const on = addDays(today, n)
    if (!fits(schedule, on)) continue
    const at = toInstant(on, schedule.hour * 60, timeZone)
    if (at > after) return at
  }
  throw new Error('A schedule has a day in every month')
}

/**
 * Returns the month of a report: the one before for a monthly schedule; for a weekly one the month of yesterday, so
 * far.
 */
export const getReportedMonth = (every: ReportSchedule['every'], at: Date, timeZone: string): Month => {
  const day = toLocalDay(at, timeZone)
  return every === 'month' ? addMonths(toMonth(day), -1) : toMonth(addDays(day, -1))
}

/** '8 AM', '12 PM'. */
export const showHour = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`

/** 'Every month on day 3 at 8 AM', 'Every Monday at 8 AM'. */
export const describeSchedule = ({ every, day, hour }: ReportSchedule): string =>
  every === 'month'
    ? `Every month on day ${day} at ${showHour(hour)}`
    : `Every ${weekdays[day] ?? 'week'} at ${showHour(hour)}`

export type Recipient = {
  organizationId: string | null
  email: string
  adminLevel: string | null
  deactivated: boolean
}

/** Why a person gets no report of the organization, or null when they may: money is not for Managers nor for outsiders. */
export const explainNotRecipient = (person: Recipient | undefined, organizationId: string): string | null => {
  if (person?.organizationId !== organizationId) return 'no longer in this organization'
  if (person.deactivated) return 'deactivated'
  if (person.adminLevel === 'Manager') return 'a Manager, who can’t see money'
  return person.email.trim() === '' ? 'no email address' : null
}
