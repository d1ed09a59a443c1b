import type { ReadJob } from '../../resume-facts.ts'
import { dateRanges } from '../dates/date-ranges.ts'
import type { SectionLine } from '../sections.ts'
import { foldLine, quoteAt, wordsOf } from '../words.ts'
import { isTail } from './header-shapes.ts'
import { type Anchor, anchorsOf } from './job-anchors.ts'
import { jobKind } from './job-kind.ts'
import { isDuty, isHeaderLike, places } from './job-lines.ts'
import { headerParts, isEmployerLike, titleAndEmployer, titleLikeness } from './job-parts.ts'

/** A job and the places (in the lines given) of its head and of its duties. */
export type FoundJob = ReadJob & { head: number[]; body: number[] }

/** Where no job has dates, the lines of the work history that hold a title head one each. */
const undated = (lines: SectionLine[]): Anchor[] =>
  lines.flatMap((line, at) => {
    const isHistory = line.section === 'experience' || line.section === 'volunteer'
    const isTitle = isHistory && isHeaderLike(line) && titleLikeness(line.text.slice(0, 400)) === 2
    return isTitle ? [{ at, range: { from: null, to: null, start: 0 }, own: 1 }] : []
  })

const withoutDates = (line: SectionLine, today: string): string => {
  let text = line.text.slice(0, 400)
  for (const { start, end } of dateRanges(line.folded.slice(0, 400), today).toReversed())
    text = `${text.slice(0, start)}\t${text.slice(end)}`
  return text.replace(/\(\s*\t?\s*\)/g, '\t').replace(/\b(?:since|desde)\s*\t/gi, '\t')
}

/** The header lines around an anchor: those right above until the duties of the job before, and below while something is missing. */
const headerOf = (
  lines: SectionLine[],
  { at, own }: Anchor,
  { floor, ceiling, today, titleFirst }: { floor: number; ceiling: number; today: string; titleFirst: boolean },
) => {
  const anchor = lines[at]
  let parts = anchor ? headerParts(withoutDates(anchor, today)) : []
  const used: number[] = [at]
  const isComplete = () => {
    const { title, name } = titleAndEmployer(parts, titleFirst)
    return title !== '' && name !== '' && titleLikeness(title) > 0
  }
  const above: number[] = []
  for (let up = at - 1; up >= floor && above.length < 3 && isHeaderLike(lines[up]); up -= 1) above.unshift(up)
  const below: number[] = []
  for (let down = at + own; down < ceiling && below.length < 2 && isHeaderLike(lines[down]); down += 1) below.push(down)
  const take = (index: number | undefined, first: boolean) => {
    const line = index === undefined ? undefined : lines[index]
    if (!line || index === undefined) return
    const more = headerParts(withoutDates(line, today))
    const [upper, lower] = first ? [more, parts] : [parts, more]
    const [end, start] = [upper.at(-1), lower[0]]
    // A name that is broken over two lines.
    const isWrapped =
      end !== undefined &&
      start !== undefined &&
      used.includes(first ? index + 1 : index - 1) &&
      isTail(start) &&
      (titleLikeness(end) < 2 || isEmployerLike(end))
    parts = isWrapped ? [...upper.slice(0, -1), `${end} ${start}`, ...lower.slice(1)] : [...upper, ...lower]
    used.push(index)
  }
  // A first line that is a person's name or a headline is no header of a job.
  const usable = above.filter(
    (up) =>
      lines[up]?.section === 'experience' ||
      lines[up]?.section === 'volunteer' ||
      titleLikeness(lines[up]?.text ?? '') > 0 ||
      isEmployerLike(lines[up]?.text ?? ''),
  )
  const mainIsTitle = parts.some((part) => titleLikeness(part) > 0)
  const suits = (index: number | undefined) => {
    const text = lines[index ?? -1]?.text ?? ''
    return mainIsTitle
      ? isEmployerLike(text) || titleLikeness(text) === 0
      : titleLikeness(text) > 0 || parts.length === 0
  }
  if (!isComplete() && parts.length === 0 && usable.length === 0) {
    take(below[0], false)
    if (!isComplete()) take(below[1], false)
  } else {
    const preferBelow = suits(below[0]) && !suits(usable.at(-1))
    if (!isComplete() && preferBelow) take(below[0], false)
    for (const up of usable.toReversed()) if (!isComplete()) take(up, true)
    const isShort = wordsOf(lines[below[0] ?? -1]?.text ?? '').length <= 5
    // An employer with dates, and as what one worked there below: a title need not be a known one.
    const lacksTitle = titleAndEmployer(parts, titleFirst).title === '' && parts.length === 1 && isShort
    // A date set between the title above it and the employer below.
    const found = titleAndEmployer(parts, titleFirst)
    const under = lines[below[0] ?? -1]?.text ?? ''
    const lacksName =
      found.title !== '' &&
      found.name === '' &&
      titleLikeness(under) === 0 &&
      (/^\W{0,3}\p{Lu}/u.test(under) || isEmployerLike(under))
    if (!isComplete() && !preferBelow && (suits(below[0]) || lacksTitle || lacksName)) take(below[0], false)
  }
  return { ...titleAndEmployer(parts, titleFirst), parts, used }
}

/** Whether titles stand before employers where both are known for certain; true where nothing says so. */
const putsTitleFirst = (headers: { parts: string[] }[]): boolean => {
  let balance = 0
  for (const { parts } of headers) {
    const at = parts.findIndex((part) => titleLikeness(part) === 2 && !isEmployerLike(part))
    const other = parts.findIndex((part) => isEmployerLike(part) && titleLikeness(part) < 2)
    if (at >= 0 && other >= 0) balance += at < other ? 1 : -1
  }
  return balance >= 0
}

const headersOf = (lines: SectionLine[], anchors: Anchor[], today: string, titleFirst: boolean) => {
  let floor = 0
  return anchors.map((anchor, index) => {
    const ceiling = anchors[index + 1]?.at ?? lines.length
    const header = headerOf(lines, anchor, { floor, ceiling, today, titleFirst })
    floor = Math.max(anchor.at + anchor.own, ...header.used.map((at) => at + 1))
    return { ...header, after: floor }
  })
}

/** Jobs without dates among those with dates: a line that holds both a title and an employer, or a title with its employer below it. */
const undatedAmong = (lines: SectionLine[], used: Set<number>): Anchor[] =>
  undated(lines).filter(({ at }) => {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line || used.has(at) || used.has(at + 1) || wordsOf(line.text).length > 12) return false
    const before = lines[at - 1]
    const isFree = !before || before.isHeader || before.bulleted || used.has(at - 1) || isDuty(before)
    if (!isFree || !/^\W{0,3}\p{Lu}/u.test(line.text) || !next || next.isHeader) return false
    const { title, name } = titleAndEmployer(headerParts(line.text))
    const isWhole = title !== '' && titleLikeness(title) === 2 && name !== '' && isEmployerLike(name)
    const isPair = name === '' && isHeaderLike(next) && isEmployerLike(next.text) && titleLikeness(next.text) === 0
    return (isWhole && next.bulleted) || (isPair && lines[at + 2]?.bulleted === true)
  })

/** Jobs under their dates, in the order they stand. `lines` are all lines of the document; `today` is `YYYY-MM-DD`. */
export const jobsOf = (lines: SectionLine[], today: string): FoundJob[] => {
  const dated = anchorsOf(lines, today)
  const first = headersOf(lines, dated, today, true)
  const titleFirst = putsTitleFirst(first)
  const others = undatedAmong(lines, new Set(first.flatMap(({ used }) => used)))
  const anchors = dated.length > 0 ? [...dated, ...others].toSorted((one, two) => one.at - two.at) : undated(lines)
  const headers = headersOf(lines, anchors, today, titleFirst)
  const jobs: (FoundJob & { group: boolean })[] = []
  let employer = ''
  anchors.forEach((anchor, index) => {
    const { title = '', name = '', used = [], after: floor = 0 } = headers[index] ?? {}
    const line = lines[anchor.at]
    if (!line || (title === '' && name === '')) return
    const sameSection = jobs.length > 0 && line.section === 'experience'
    const isAlone = /nanny|babysit|caregiver|self|freelance|volunteer|tutor|niner/.test(foldLine(title))
    const inherits = name === '' && sameSection && employer !== '' && !isAlone
    if (name !== '') employer = name
    const before = jobs.at(-1)
    if (inherits && before?.group) jobs.pop()
    const { range } = anchor
    jobs.push({
      name: inherits ? employer : name,
      title,
      from: range.from,
      to: range.to,
      kind: 'other',
      quote: { text: quoteAt(line, range.start, range.start), line: line.index },
      head: used,
      body: [],
      group: title === '' || (titleLikeness(title) === 0 && name === ''),
    })
    const at = jobs.length - 1
    const until = anchors[index + 1]?.at ?? lines.length
    for (let body = floor; body < until; body += 1) {
      const one = lines[body]
      if (!one || one.isHeader || !places.includes(one.section)) break
      jobs[at]?.body.push(body)
    }
  })
  return jobs.map(({ name, title, from, to, quote, head, body }) => {
    const duties = body.map((at) => lines[at]?.text ?? '')
    return { name, title, from, to, quote, head, body, kind: jobKind(title, name, duties) }
  })
}
