import { type DatePoint, findDatePoints, toMonth } from './find-date-points.ts'

/** A stretch of time in a line, from `start` to `end`. `single`: one date only, so it may be a beginning, an end or both. */
export type DateRange = {
  from: string
  to: string
  start: number
  end: number
  single: boolean
  /** The months of each year that are meant: “summers 2022 – 2024”. */
  only?: readonly number[]
}

const separator =
  /^[\s,)]{0,3}(?:-{1,3}|~|(?:to|until|through|end(?: date)?) ?:|to|through|thru|until|till|up to|a|al|hasta|hasta el|hasta la|>|-+>)[\s(]{0,3}(?:the |la |el |aprox\.? )?$/
const space = /^\s{0,3}$/
/** Two moments with nothing but blanks, or the edge of a cell, between them: a dash that got lost, or columns *From* and *To*. */
const areApart = (first: DatePoint, last: DatePoint, between: string): boolean =>
  first.kind === last.kind &&
  first.from < last.from &&
  (first.kind === 'month' ? /^\s{1,3}$/ : first.kind === 'year' ? /^\t$/ : /^$/).test(between)
const summer = [6, 7, 8]
const eachSummer = /\b(?:(?:every|each) summer|summers|veranos)[\s,(]{0,3}(?:of |from |de )?$/
const openEnd = /^\s{0,2}-\s{0,3}(?:$|[\t|)])/
const begins = /(?:since|desde(?: el)?|starting|beginning|a partir de|from)\s{0,2}(?:el )?$/
const since = /(?:since|desde(?: el)?|a partir de)\s{0,2}(?:el )?$/
const shortEnd = /^\s?-\s?'?(\d{2})(?![\d/])/

const monthNow = (today: string) => today.slice(0, 7)

const closed = (first: DatePoint, last: DatePoint, today: string): [string, string] => {
  if (last.kind === 'present') return [first.from, 'present']
  let from = first.from
  if (first.kind === 'bare')
    from = toMonth(Number(last.to.slice(0, 4)) - (first.month > last.month ? 1 : 0), first.month)
  const to =
    last.kind === 'year' && last.to > monthNow(today) && last.from <= monthNow(today) ? monthNow(today) : last.to
  return to < from ? [last.from, first.to] : [from, to]
}

const single = (point: DatePoint, folded: string, today: string): DateRange | null => {
  if (point.kind === 'bare') return null
  const before = folded.slice(Math.max(0, point.start - 24), point.start)
  const after = folded.slice(point.end, point.end + 40)
  const place = { start: point.start, end: point.end }
  if (since.test(before) || openEnd.test(after)) return { from: point.from, to: 'present', ...place, single: false }
  const [, short] = shortEnd.exec(after) ?? []
  const year = Number(point.from.slice(0, 4))
  if (point.kind === 'year' && short !== undefined && Number(short) >= year % 100) {
    const [from, to] = closed(point, { ...point, from: `20${short}-01`, to: `20${short}-12` }, today)
    return { from, to, start: point.start, end: point.end + after.indexOf(short) + 2, single: false }
  }
  const isTwoYears = /^(?:19|20)\d\d-\d\d$/.test(folded.slice(point.start, point.end))
  if (isTwoYears && point.month > year % 100)
    return { from: `${year}-01`, to: `20${String(point.month).padStart(2, '0')}-12`, ...place, single: false }
  const [from, to] = closed(point, point, today)
  return { from, to, ...place, single: true }
}

/**
 * The stretches of time in a line that `foldLine` folded, as months `YYYY-MM` with `present` for an open end. A year alone begins in January
 * and ends in December, or today. `today` is `YYYY-MM-DD`.
 */
export const findDateRanges = (folded: string, today: string): DateRange[] => {
  const points = findDatePoints(folded, Number(today.slice(0, 4)))
  const found: DateRange[] = []
  for (let at = 0; at < points.length; at += 1) {
    const [first, last] = [points[at], points[at + 1]]
    if (!first) continue
    const between = last ? folded.slice(first.end, Math.min(last.start, first.end + 40)) : 'x'
    if (first.kind === 'present') {
      // “Present – Jan 2024” is written backwards.
      if (!last || last.from === '' || !separator.test(between)) continue
      found.push({ from: last.from, to: 'present', start: first.start, end: last.end, single: false })
      at += 1
      continue
    }
    const isPair =
      separator.test(between) ||
      (last?.kind === 'present' && space.test(between)) ||
      (last !== undefined && areApart(first, last, between))
    if (last && last.kind !== 'bare' && isPair && !(first.kind === 'bare' && last.kind !== 'month')) {
      const [from, to] = closed(first, last, today)
      const summers =
        first.kind === 'year' && last.kind === 'year' ? eachSummer.exec(folded.slice(0, first.start)) : null
      if (summers) {
        const years = { from: `${from.slice(0, 4)}-06`, to: `${to.slice(0, 4)}-08` }
        found.push({ ...years, start: summers.index, end: last.end, single: false, only: summer })
        at += 1
        continue
      }
      const before = begins.exec(folded.slice(Math.max(0, first.start - 24), first.start))
      found.push({ from, to, start: first.start - (before?.[0].length ?? 0), end: last.end, single: false })
      at += 1
      continue
    }
    const one = single(first, folded, today)
    if (one) found.push(one)
  }
  return found
}
