import { toLocalDay } from '../../../../src/rules/day.ts'
import { getMinute } from './reply-times.ts'

/** The choice of a line by place among the times. `pick` is null if it could be several; `bare` is a number alone. */
export type PlacedPick = { pick: number | null; could: readonly number[]; at: number; length: number; bare: boolean }

const number = '(\\d|one|two|three|uno|una|dos|tres)'
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  first: 1,
  second: 2,
  third: 3,
}
const ranks: Record<string, number> = { primera: 1, primero: 1, segunda: 2, segundo: 2, tercera: 3, tercero: 3 }
const noun = '(?:one|1(?! ?(?:am|pm|:))|option|time|slot|works|please|opcion)'

const optioned = new RegExp(` (?:option|opt|number|num|choice|#|opcion|numero) ${number}(?= )`, 'g')
const ordinal =
  /(?<! (?:my|mi|un|one|very|at|on)) (first|second|third|primera|primero|segunda|segundo|tercera|tercero)(?= )(?! (?:interview|job|shift|child|kid|class|week|semester|grade|round|appointment|baby|language|year|two|three|2|3|dos|thing))/g
const places = new RegExp(
  ` (?:(last|late|middle|mid|earlier|early|sooner|later|latter|former) ${noun}(?! (?:two|three|2|3) )|(latest|earliest|soonest|former|latter|ultima|mas temprano|mas temprana|(?:de|d|del) (?:en )?medio|de enmedio)|(?:la|lo) (mas tarde))(?= )`,
  'g',
)
/** “Whichever is earliest”, “the soonest you have”. */
const superlative =
  / (?:(?:whichever|whatever|which ever|the one thats|cualquiera que sea|la que sea|lo) (?:one |time |of those )?(?:is |is the |s |comes |you have |u have )?)?(?:the |your |la |el |lo )?(?:very )?(?:earliest|soonest|mas temprano|mas temprana|mas pronto)(?: (?:one|time|slot|date|option|appointment|possible|available|you|yall|have|got|there is|is|thats|that|u))*(?= )/g
const namesAny = /whichever|whatever|which ever|soonest|available|have|got/
const bare =
  /(?<! (?:first|last|other|all|any|those|these|next|by|until|before)) (?:the |la |el )?(\d{1,2}|two|three|dos|tres)(?= )/g
const onlyOne = /^ (?:(?:the |la )?(?:last|middle|early|later|earlier|sooner|ultima) |(?:one|una|uno) )(?:please |, )*$/

const edge = (word: string, count: number): number | null => {
  if (/middle|mid|medio/.test(word)) return count === 3 ? 2 : null
  return /earl|soon|former|temprano|temprana/.test(word) ? 1 : count
}

/** The option that a number alone names; null where it could as well be the hour of another one, or an hour between the times of one day. */
const byNumber = (said: number, times: readonly Date[], zone: string): number | null => {
  const minutes = times.map((at) => getMinute(at, zone))
  const byHour = minutes.findIndex((minute) => minute % 720 === (said % 12) * 60) + 1
  const byPlace = said >= 1 && said <= times.length ? said : 0
  if (byHour > 0) return byPlace > 0 && byPlace !== byHour ? null : byHour
  if (byPlace === 0) return null
  const oneDay = new Set(times.map((at) => toLocalDay(at, zone))).size === 1
  const hour = (said < 7 ? said + 12 : said) * 60
  return oneDay && times.length > 1 && hour > Math.min(...minutes) && hour < Math.max(...minutes) ? null : byPlace
}

/** The options that an ordinal in digits can mean: its own, and the one of that day of the month (“the 2nd”). */
const byOrdinal = (said: number, line: string, text: string, times: readonly Date[], zone: string): number[] => {
  const isOption = / (?:first|second|third) (?:one|option|time|slot|choice|opcion|works)(?= )/.test(line)
  if (isOption || !/\b(?:1st|2nd|3rd)\b/i.test(text)) return [said]
  const dated = times.findIndex((at) => Number(toLocalDay(at, zone).slice(8)) === said) + 1
  return dated > 0 && dated !== said ? [said, dated] : [said]
}

/** Which of the offered times a line chooses by its place; null where it says none. */
export const pickByPlace = (line: string, text: string, times: readonly Date[], zone: string): PlacedPick | null => {
  const found: PlacedPick[] = []
  const all = times.map((_, at) => at + 1)
  const add = (could: readonly (number | null)[], match: RegExpExecArray, isBare = false) => {
    const within = could.filter((pick) => pick !== null && pick >= 1 && pick <= times.length) as number[]
    const pick = within.length === 1 && could.length === 1 ? (within[0] ?? null) : null
    found.push({
      pick,
      could: within.length > 0 ? within : all,
      at: match.index,
      length: match[0].length,
      bare: isBare,
    })
  }
  for (const match of line.matchAll(optioned)) add([numbers[match[1] ?? ''] ?? Number(match[1])], match)
  for (const match of line.matchAll(ordinal))
    add(byOrdinal(numbers[match[1] ?? ''] ?? ranks[match[1] ?? ''] ?? 0, line, text, times, zone), match)
  // In times out of order, the last one may be the latest or the last in the text.
  const isOrdered = times.every((at, which) => which === 0 || at > (times[which - 1] ?? at))
  const superlatives = [...line.matchAll(superlative)].filter(([words]) => namesAny.test(words))
  for (const match of superlatives) add([times.length > 1 && isOrdered ? 1 : null], match)
  for (const match of superlatives.length > 0 ? [] : line.matchAll(places))
    add([times.length > 1 && isOrdered ? edge(match[1] ?? match[2] ?? match[3] ?? '', times.length) : null], match)
  const alone = found.length > 0 ? null : onlyOne.exec(line)
  if (alone) add([/one|un[ao]/.test(alone[0]) ? byNumber(1, times, zone) : edge(alone[0], times.length)], alone)
  if (found.length === 0)
    for (const match of line.matchAll(bare))
      add([byNumber(numbers[match[1] ?? ''] ?? Number(match[1]), times, zone)], match, true)
  const [one] = found
  if (!one || found.every(({ pick }) => pick === one.pick)) return one ?? null
  return { ...one, pick: null, could: found.flatMap(({ could }) => could) }
}
