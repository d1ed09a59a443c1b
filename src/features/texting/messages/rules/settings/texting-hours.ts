import { findHolidayName, type HolidayName, isHoliday } from '../../../../../rules/calendar/holidays.ts'
import type { DayHours, WeekOfHours } from '../../../../../rules/calendar/week-hours.ts'
import { addDays, type Day, toInstant, toLocalDay } from '../../../../../rules/day.ts'

export type Hours = DayHours
/** A day on which nothing is sent. */
export const closed: Hours = { opens: 0, closes: 0 }

/** The product's own hours: 9 to 8 from Monday to Saturday, noon to 8 on Sunday, at the recipient. */
const ownHours = (weekday: number): Hours =>
  weekday === 0 ? { opens: 720, closes: 1200 } : { opens: 540, closes: 1200 }

/** A state's stricter hours. `weekday` 0 is Sunday; 7 means federal holidays, whichever day they fall on. */
export type StateHours = Hours & { state: string; weekday: number }

/** An organization's hours; they only ever narrow. Nothing is sent on its days off: federal holidays by name, and single days. */
export type OrganizationHours = WeekOfHours & {
  holidaysOff?: HolidayName[] | undefined
  daysOff?: Day[] | undefined
}

/** Whether a day is a day off of an organization. */
export const isDayOff = ({ holidaysOff = [], daysOff = [] }: OrganizationHours, day: Day): boolean => {
  const holiday = findHolidayName(day)
  return daysOff.includes(day) || (holiday !== null && holidaysOff.some((each) => each === holiday))
}

/** The hours of an organization that chose none: the product’s own. */
export const organizationDefault: OrganizationHours = {
  weekdays: ownHours(1),
  saturday: ownHours(6),
  sunday: ownHours(0),
}

const isWithin = (hours: Hours, widest: Hours) =>
  hours.opens >= hours.closes || (hours.opens >= widest.opens && hours.closes <= widest.closes)

/** Whether no day of an organization's hours is wider than the product's; a closed day never is. */
export const isNarrow = (hours: OrganizationHours): boolean =>
  (['weekdays', 'saturday', 'sunday'] as const).every((days) => isWithin(hours[days], organizationDefault[days]))

const narrow = (a: Hours, b: Hours): Hours => ({
  opens: Math.max(a.opens, b.opens),
  closes: Math.min(a.closes, b.closes),
})

const getHours = (organization: OrganizationHours, weekday: number): Hours =>
  weekday === 0 ? organization.sunday : weekday === 6 ? organization.saturday : organization.weekdays

/** The hours of one day: the product's, the organization's and those of every state, whichever is narrowest. */
const hoursOn = (day: Day, organization: OrganizationHours, rules: StateHours[]): Hours => {
  if (isDayOff(organization, day)) return closed
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const holiday = isHoliday(day)
  return rules
    .filter((rule) => rule.weekday === weekday || (rule.weekday === 7 && holiday))
    .reduce(narrow, narrow(ownHours(weekday), getHours(organization, weekday)))
}

type Window = { from: number; until: number }

const windowsIn = (zone: string, hours: (day: Day) => Hours, from: Date, days: number): Window[] => {
  const first = addDays(toLocalDay(from, zone), -1)
  return Array.from({ length: days + 2 }, (_, n) => addDays(first, n)).flatMap((day) => {
    const { opens, closes } = hours(day)
    if (opens >= closes) return []
    return [{ from: toInstant(day, opens, zone).getTime(), until: toInstant(day, closes, zone).getTime() }]
  })
}

const both = (a: Window[], b: Window[]): Window[] =>
  a.flatMap((one) =>
    b
      .map((other) => ({ from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) }))
      .filter(({ from, until }) => from < until),
  )

/** The recipients of a window: all zones they could be in, the rules of all states they could be in. */
export type Where = {
  zones: string[]
  rules: StateHours[]
  organization: OrganizationHours
  /** Minutes before the end in which a sent text may arrive after it. */
  marginMinutes: number
}

const eastern = 'America/New_York'
/** For a number and a state that say nothing: noon to 6 pm Eastern suits every zone of the continent. */
const unknownPlace = { opens: 720, closes: 1080 }

/** The first window, open in every zone at once, that has not closed at `from`, short of the margin; null when two weeks hold none. */
export const findNextWindow = (
  { zones, rules, organization, marginMinutes }: Where,
  from: Date,
): { from: Date; until: Date } | null => {
  const isUnknown = zones.length === 0
  const hours = (day: Day) => {
    const own = hoursOn(day, organization, rules)
    return isUnknown ? narrow(own, unknownPlace) : own
  }
  for (const days of [2, 15]) {
    const [first = [], ...rest] = (isUnknown ? [eastern] : zones).map((zone) => windowsIn(zone, hours, from, days))
    const found = rest
      .reduce(both, first)
      .map((window) => ({ ...window, until: window.until - marginMinutes * 60_000 }))
      .filter((window) => window.until > Math.max(window.from, from.getTime()))
      .toSorted((a, b) => a.from - b.from)[0]
    if (found) return { from: new Date(found.from), until: new Date(found.until) }
  }
  return null
}
