import { monthNames, presentWords, seasonNames } from '../../vocabulary/months.ts'

/** A moment as it was written: the first and last month it may mean. `month` is set where the year is missing. */
export type DatePoint = {
  kind: 'month' | 'season' | 'year' | 'bare' | 'present'
  from: string
  to: string
  month: number
  start: number
  end: number
}

const names = (record: Record<string, number>) => Object.keys(record).join('|')
const year = "(?:(?:(?:19[5-9]|20\\d)\\d|'\\d{2})(?![\\d%])|\\d{2}(?![\\d/%:]|\\.\\d|,\\d{3}|(?:st|nd|rd|th)\\b))"
const full = '(?:19[5-9]\\d|20\\d\\d)'
const patterns = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\s(?:del?\\s|of\\s)?)?(?<nm>${names(monthNames)})(?![a-z])\\.?(?:\\s{0,2}\\d{1,2}(?:st|nd|rd|th)?,)?[\\s,./-]{0,3}(?:del?\\s|of\\s)?\\s?(?<ny>${year})`,
  `(?<sn>${names(seasonNames)})\\b,?\\s{0,2}(?:del?\\s|of\\s)?(?<sy>${year})`,
  `(?<iy>${full})-(?<im>0[1-9]|1[0-2])-\\d{2}(?!\\d)`,
  `(?<dm>\\d{1,2})(?<sign>[/.-])(?<dd>\\d{1,2})\\k<sign>(?<dy>${full}|\\d{2})(?!\\d)`,
  `(?<jy>${full})[/.-](?<jm>0[1-9]|1[0-2])(?![\\d/])`,
  `(?<mm>\\d{1,2})\\s?[/.-]\\s?(?<my>${full})(?!\\d)`,
  `(?<km>0?[1-9]|1[0-2])/(?<ky>\\d{2})(?![\\d/])`,
  `(?<zy>${full})\\s(?<zm>${names(monthNames)})(?![a-z])\\.?(?=\\s{0,2}(?:-|to\\b|through\\b|until\\b|a\\b|hasta\\b|[|,):;\\t]|$))(?!,?\\s{0,2}(?:19|20)\\d\\d)`,
  `(?:(?:early|mid|late)[\\s-])?(?<yy>${full})(?![\\d%]|,\\d{3}|\\s?(?:hours|hrs|horas|clients|sq|people|students|\\+))`,
  "'(?<qy>\\d{2})(?!\\d)",
  `(?<bm>${names(monthNames)})\\b\\.?(?=\\s{0,2}(?:-|to\\b|through\\b|thru\\b|a\\b|hasta\\b))`,
  `(?<now>${presentWords.join('|')})\\b`,
]
const points = new RegExp(`(?<![\\p{L}\\d$#,]|\\d-\\d{1,2}-|(?<!\\d)\\d{3}[-. ]|\\d/)(?:${patterns.join('|')})`, 'gu')

const fullYear = (text: string, thisYear: number): number => {
  const digits = text.replace("'", '')
  if (digits.length === 4) return Number(digits)
  return Number(digits) + (Number(digits) <= (thisYear % 100) + 10 ? 2000 : 1900)
}

/** `YYYY-MM`; months past December are of the next year. */
export const toMonth = (yearNumber: number, month: number): string => {
  const next = month > 12 ? 1 : 0
  return `${yearNumber + next}-${String(month - 12 * next).padStart(2, '0')}`
}

const whole = (yearText: string, month: number, lasts: number, thisYear: number) => {
  const of = fullYear(yearText, thisYear)
  return { from: toMonth(of, month), to: toMonth(of, month + lasts - 1), month }
}

const read = (
  groups: Record<string, string | undefined>,
  thisYear: number,
): Omit<DatePoint, 'start' | 'end'> | null => {
  const { nm = groups.zm, ny = groups.zy, sn, sy, bm, now } = groups
  if (now) return { kind: 'present', from: '', to: '', month: 0 }
  if (nm && ny) return { kind: 'month', ...whole(ny, monthNames[nm] ?? 1, 1, thisYear) }
  if (sn && sy) return { kind: 'season', ...whole(sy, seasonNames[sn] ?? 1, 3, thisYear) }
  if (bm) return { kind: 'bare', from: '', to: '', month: monthNames[bm] ?? 1 }
  const lone = groups.yy ?? groups.qy
  if (lone) return { kind: 'year', ...whole(lone, 1, 12, thisYear) }
  let month = Number(groups.im ?? groups.dm ?? groups.jm ?? groups.mm ?? groups.km)
  const day = Number(groups.dd ?? 1)
  if (month > 12 && groups.dd) month = day
  const text = groups.iy ?? groups.dy ?? groups.jy ?? groups.my ?? groups.ky ?? ''
  return month >= 1 && month <= 12 ? { kind: 'month', ...whole(text, month, 1, thisYear) } : null
}

/** The moments in a line that `foldLine` folded: months, seasons, years, lone months before a dash, and words for *now*. */
export const findDatePoints = (folded: string, thisYear: number): DatePoint[] =>
  [...folded.slice(0, 2_000).matchAll(points)].flatMap((found) => {
    const point = read(found.groups ?? {}, thisYear)
    return point ? [{ ...point, start: found.index, end: found.index + found[0].length }] : []
  })
