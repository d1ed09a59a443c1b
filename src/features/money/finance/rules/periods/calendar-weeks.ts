import { addDays, type Day, getMonday } from '../../../../../rules/day.ts'

export type Week = { from: Day; until: Day }

/** More than the longest period has: ten years. */
const mostWeeks = 530

/** Returns the weeks from Monday to Sunday that two days touch, the first and the last cut to those days. */
export const listWeeks = (first: Day, last: Day): Week[] => {
  const weeks: Week[] = []
  for (let monday = getMonday(first); monday <= last && weeks.length < mostWeeks; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6)
    weeks.push({ from: monday < first ? first : monday, until: sunday > last ? last : sunday })
  }
  return weeks
}
