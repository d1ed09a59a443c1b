import type { Day } from '../../../../src/rules/day.ts'

/** One thing that a reply says about time: days, a week or days that limit others, or spans of the day. */
export type TimeItem = { at: number; end: number } & (
  | { kind: 'days'; days: Day[]; every: Day[]; dated: boolean; written?: boolean; weekday: boolean }
  | { kind: 'week'; days: Day[] }
  | { kind: 'clock'; spans: [number, number][]; exact: boolean }
  | { kind: 'part'; spans: [number, number][]; name: string }
  | { kind: 'unclear' }
)

/** The end of a day, in minutes from midnight. */
export const dayEnd = 1_440
/** Parts of a day, in minutes from midnight. */
export const parts: Record<string, [number, number]> = {
  morning: [0, 720],
  afternoon: [720, 1_020],
  evening: [1_020, dayEnd],
}

/** Day on which a reply is read, for the rules. */
export type Context = { today: Day; days: Day[]; isEvening: boolean }
/** How a line is read: `isEvening`: an hour without AM or PM is one of the evening; `usual`: with what words mean for most people, as “after work”. */
export type TimeReading = { now: Date; timeZone: string; isEvening?: boolean; usual?: boolean }
/** A pattern of the line and what it says about time; null: nothing after all. */
export type Rule = { pattern: RegExp; read: (found: RegExpExecArray, context: Context) => object | null }
/** A rule with a pattern between blanks. */
export const createRule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`(?<= )${pattern}(?= )`, 'y'),
  read,
})

/** Returns the result of the first rule that fits at a place. */
export const scan = (line: string, from: number, list: readonly Rule[], context: Context): TimeItem | null => {
  for (const { pattern, read } of list) {
    pattern.lastIndex = from
    const found = pattern.exec(line)
    const item = found ? read(found, context) : null
    if (found && item) return { at: from, end: from + found[0].length, ...item } as TimeItem
  }
  return null
}
