import { useState } from 'react'
import type { DayHours, WeekOfHours } from '../../../rules/calendar/week-hours.ts'
import { formatClock, parseMinutes } from '../../../rules/clock.ts'

type Key = keyof WeekOfHours

/** A day as it is typed: the fields keep their text, even if it makes no sense yet. */
type TypedDay = { isOpen: boolean; from: string; until: string }

/** The hours of a day as text. */
export const toTyped = (hours: DayHours): TypedDay => ({
  isOpen: hours.opens < hours.closes,
  from: formatClock(hours.opens),
  until: formatClock(hours.closes),
})

const parseHours = ({ isOpen, from, until }: TypedDay): DayHours | null => {
  if (!isOpen) return { opens: 0, closes: 0 }
  const [opens, closes] = [parseMinutes(from), parseMinutes(until)]
  return opens === null || closes === null ? null : { opens, closes }
}

export type DayProblem = { from?: string; until?: string }
/** Returns the problem with the hours of an open day, at its field. */
export type JudgeDay = (key: Key, hours: DayHours) => DayProblem | null

const checkDay = (key: Key, day: TypedDay, judge: JudgeDay): DayProblem | null => {
  const hours = parseHours(day)
  if (!hours) return parseMinutes(day.from) === null ? { from: 'Enter a time.' } : { until: 'Enter a time.' }
  return day.isOpen ? judge(key, hours) : null
}

/** The hours of a week while they are typed. `hours` is null while a day makes no sense. */
export const useWeekHours = (start: WeekOfHours, judge: JudgeDay) => {
  const [days, setDays] = useState<Record<Key, TypedDay>>({
    weekdays: toTyped(start.weekdays),
    saturday: toTyped(start.saturday),
    sunday: toTyped(start.sunday),
  })
  const set = (key: Key, next: Partial<TypedDay>) => setDays((now) => ({ ...now, [key]: { ...now[key], ...next } }))
  const problems = {
    weekdays: checkDay('weekdays', days.weekdays, judge),
    saturday: checkDay('saturday', days.saturday, judge),
    sunday: checkDay('sunday', days.sunday, judge),
  }
  const [weekdays, saturday, sunday] = [parseHours(days.weekdays), parseHours(days.saturday), parseHours(days.sunday)]
  const isRight = Object.values(problems).every((problem) => problem === null)
  const hours = isRight && weekdays && saturday && sunday ? { weekdays, saturday, sunday } : null
  return { days, set, problems, hours }
}
