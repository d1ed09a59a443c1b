import { addDays, toLocalDay } from '../../../../src/rules/day.ts'
import { bareHour, clockRules, exactRules, parseExactHour, partRules } from './clock-words.ts'
import { createPlainDays, dayRules } from './day-words.ts'
import { dayEnd, parts, scan, type TimeItem, type TimeReading } from './time-item.ts'
import { usualRules } from './wish/usual-words.ts'

const ahead = 28
/** Most letters between an hour and its number. */
const farthest = 8
const besides = / (?:or|o|y|and) $/

/** Lists the times of a line, in order. A number alone counts only right after a day; elsewhere the context decides. */
export const findTimeItems = (
  line: string,
  { now, timeZone, isEvening = false, usual = false }: TimeReading,
): TimeItem[] => {
  const today = toLocalDay(now, timeZone)
  const days = Array.from({ length: ahead }, (_, by) => addDays(today, by))
  const context = { today, days, isEvening: isEvening || /\b(?:tonight|evening|at night|noche)\b/.test(line) }
  const items: TimeItem[] = []
  let at = 1
  while (at < line.length) {
    const last = items.at(-1)
    const day = (usual ? scan(line, at, usualRules, context) : null) ?? scan(line, at, dayRules, context)
    const isTomorrowMorning = day && /^(?:tomorrow|manana) (?:morning|por|en)/.test(line.slice(day.at, day.end))
    let item =
      day ??
      scan(line, at, clockRules, context) ??
      scan(line, at, exactRules, context) ??
      scan(line, at, partRules, context)
    const between = last && at - last.end < farthest ? line.slice(last.end, at) : ' … '
    if (
      !item &&
      ((last?.kind === 'days' && between.trim() === '') ||
        (last?.kind === 'clock' && last.exact && besides.test(between)))
    ) {
      bareHour.lastIndex = at
      const found = bareHour.exec(line)
      const read = found ? parseExactHour(found[1] ?? '', context.isEvening) : null
      if (found && read) item = { at, end: at + found[0].length, ...read } as TimeItem
    }
    if (!item && line.startsWith('manana ', at))
      item = { at, end: at + 6, ...createPlainDays(days.slice(1, 2)) } as TimeItem
    const thisPart = /^(?:this|esta) (?=(morning|afternoon|evening|tarde|noche) )/.exec(line.slice(at, at + 20))
    if (!item && thisPart) {
      const name = { tarde: 'afternoon', noche: 'evening' }[thisPart[1] ?? ''] ?? thisPart[1] ?? ''
      const end = at + 5 + (thisPart[1]?.length ?? 0)
      items.push({ at, end, ...createPlainDays(days.slice(0, 1)) } as TimeItem)
      item = { at, end, kind: 'part', spans: [parts[name]], name } as TimeItem
    }
    if (!item && line.startsWith('tonight ', at)) {
      items.push({ at, end: at + 7, ...createPlainDays(days.slice(0, 1)) } as TimeItem)
      item = { at, end: at + 7, kind: 'part', spans: [[1_020, dayEnd]], name: 'evening' }
    }
    if (isTomorrowMorning && item)
      items.push(item, { at: item.at, end: item.end, kind: 'part', spans: [[0, 720]], name: 'morning' })
    else if (item) items.push(item)
    at = item ? item.end + 1 : line.indexOf(' ', at) + 1 || line.length
  }
  return items
}
