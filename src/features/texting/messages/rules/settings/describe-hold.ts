import { findHolidayName, isHoliday } from '../../../../../rules/calendar/holidays.ts'
import { addDays, type Day, formatDay, toLocalDay } from '../../../../../rules/day.ts'
import { usStates } from '../../../../../rules/us-states.ts'
import { findNextWindow, isDayOff, type Where } from './texting-hours.ts'

/** Said of a text outside the hours of its person's place. */
export const quietReason = 'It’s quiet hours in this person’s area.'

const holidayRule = 7
const stateNames: Readonly<Record<string, string>> = usStates

const daysFrom = (from: Date, until: Date, zone: string): Day[] => {
  const [first, last] = [toLocalDay(from, zone), toLocalDay(until, zone)]
  return Array.from({ length: 16 }, (_, n) => addDays(first, n)).filter((day) => day <= last)
}

/** Why a text waits from a moment until its window opens: a day off of the clinic, a holiday of a state, or quiet hours. */
export const describeHold = (where: Where, from: Date, opens: Date): string => {
  const { zones, rules, organization } = where
  const states = rules.filter(({ weekday }) => weekday === holidayRule).map(({ state }) => state)
  const closed = (day: Day) => isDayOff(organization, day) || (states.length > 0 && isHoliday(day))
  const day = daysFrom(from, opens, zones[0] ?? 'America/New_York').find(closed)
  if (day === undefined) return quietReason
  const { weekdays, saturday, sunday } = organization
  const usual = findNextWindow(
    {
      ...where,
      rules: rules.filter(({ weekday }) => weekday !== holidayRule),
      organization: { weekdays, saturday, sunday },
    },
    from,
  )
  if (usual === null || usual.from >= opens) return quietReason
  const name = findHolidayName(day) ?? formatDay(day)
  if (isDayOff(organization, day)) return `No texts on ${name}, when the clinic is closed.`
  return `No texts on ${name} in ${[...new Set(states)].map((state) => stateNames[state] ?? state).join(' and ')}.`
}
