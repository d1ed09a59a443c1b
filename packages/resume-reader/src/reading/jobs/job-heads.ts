import { findDateRanges } from '../dates/find-date-ranges.ts'
import type { SectionLine } from '../sections.ts'
import { splitWords } from '../words.ts'
import { isTail } from './header-shapes.ts'
import type { Anchor } from './job-anchors.ts'
import { isAside, isHeaderLike } from './job-lines.ts'
import { isEmployerLike, measureTitleLikeness, pickTitleAndEmployer, splitHeader } from './job-parts.ts'

/** A part of a head: its line, which of its parts it is, and what a label before it calls it. */
type Part = { text: string; line: number; nth: number; role: 'title' | 'employer' | null }
/** The title and the employer of a job (empty where there is none), the lines they were looked for in, and the first line behind them. */
export type Head = {
  title: string
  name: string
  parts: Part[]
  used: number[]
  after: number
  /** The employer has a line above that of the dates. */
  hasOwnLine: boolean
}

const titleLabel = /^\W{0,4}(?:(?:job |position )?title|position(?: held)?|role|puesto|cargo)\s*:/i
const employerLabel = /^\W{0,4}(?:employer|company|organi[sz]ation|empresa|patron)(?: name)?\s*:/i

/** The words of a line around the dates of a job, a tab in their place. What follows a full stop is no head. */
const withoutDates = (line: SectionLine, today: string, cut?: number): string => {
  let text = line.text.slice(0, cut ?? 400)
  for (const { start, end, single } of findDateRanges(line.folded.slice(0, cut ?? 400), today).toReversed()) {
    const isEnd = !single && /^[\s)]*\.\s/.test(text.slice(end))
    text = isEnd ? text.slice(0, start) : `${text.slice(0, start)}\t${text.slice(end)}`
  }
  const [head = ''] = text.split(
    /(?<=[,|\t].{0,200}(?:[a-z]{3}|\b[A-Z]{2}))(?<!\b(?:[Ii]nc|[Cc]orp|[Ll]td|[Dd]ept|[Uu]niv|[Aa]ssoc|[Bb]ros))\.\s+(?=\p{L})/u,
  )
  return head.replace(/\(\s*\t?\s*\)/g, '\t').replace(/\b(?:since|desde)\s*\t/gi, '\t')
}

const partsIn = (lines: SectionLine[], at: number, today: string, cut?: number): Part[] => {
  const line = lines[at]
  if (!line) return []
  const role = titleLabel.test(line.text) ? 'title' : employerLabel.test(line.text) ? 'employer' : null
  return splitHeader(withoutDates(line, today, cut)).map((text, nth) => ({
    text,
    line: at,
    nth,
    role: nth === 0 ? role : null,
  }))
}

type HeadParts = { title: Part | undefined; name: Part | undefined }
const assign = (parts: Part[], titleFirst: boolean): HeadParts => {
  const byRole = (role: Part['role']) => parts.find((part) => part.role === role)
  const [title, name] = [byRole('title'), byRole('employer')]
  if (title && name) return { title, name }
  if (title ?? name) {
    const others = parts.filter((part) => part !== title && part !== name)
    const rest = pickTitleAndEmployer(
      others.map(({ text }) => text),
      titleFirst,
    )
    const spare = others.find(({ text }) => text === (title ? rest.name || rest.title : rest.title || rest.name))
    return { title: title ?? spare, name: name ?? spare }
  }
  const found = pickTitleAndEmployer(
    parts.map(({ text }) => text),
    titleFirst,
  )
  const own = parts.find(({ text }) => text === found.title)
  return { title: own, name: parts.find((part) => part !== own && part.text === found.name) }
}

type Bounds = { floor: number; ceiling: number; today: string; titleFirst: boolean }
type Around = { parts: Part[]; used: number[] }

/** The header lines around an anchor: those right above until the duties of the job before, and below while something is missing. */
const partsAround = (lines: SectionLine[], { at, own, range }: Anchor, bounds: Bounds): Around => {
  const { floor, ceiling, today, titleFirst } = bounds
  let parts = partsIn(lines, at, today, own > 1 ? range.start : undefined)
  const used: number[] = [at]
  const assigned = () => assign(parts, titleFirst)
  const isComplete = () => {
    const { title, name } = assigned()
    return title !== undefined && name !== undefined && (title.role !== null || measureTitleLikeness(title.text) > 0)
  }
  const above: number[] = []
  for (let up = at - 1; up >= floor && above.length < 3; up -= 1)
    if (isHeaderLike(lines[up])) above.unshift(up)
    else if (!isAside(lines[up])) break
  const below: number[] = []
  for (let down = at + own; down < ceiling && below.length < 2 && isHeaderLike(lines[down]); down += 1) below.push(down)
  const take = (index: number | undefined, first: boolean) => {
    if (index === undefined || !lines[index]) return
    const more = partsIn(lines, index, today)
    const [upper, lower] = first ? [more, parts] : [parts, more]
    const [end, start] = [upper.at(-1), lower[0]]
    // A name that is broken over two lines.
    const isWrapped =
      end !== undefined &&
      start !== undefined &&
      used.includes(first ? index + 1 : index - 1) &&
      isTail(start.text) &&
      (measureTitleLikeness(end.text) < 2 || isEmployerLike(end.text))
    parts = isWrapped
      ? [...upper.slice(0, -1), { ...end, text: `${end.text} ${start.text}` }, ...lower.slice(1)]
      : [...upper, ...lower]
    used.push(index)
  }
  // A first line that is a person's name or a headline is no header of a job.
  const usable = above.filter(
    (up) =>
      lines[up]?.section === 'experience' ||
      lines[up]?.section === 'volunteer' ||
      measureTitleLikeness(lines[up]?.text ?? '') > 0 ||
      isEmployerLike(lines[up]?.text ?? ''),
  )
  const mainIsTitle = parts.some(({ text }) => measureTitleLikeness(text) > 0)
  const suits = (index: number | undefined) => {
    const text = lines[index ?? -1]?.text ?? ''
    return mainIsTitle
      ? isEmployerLike(text) || measureTitleLikeness(text) === 0
      : measureTitleLikeness(text) > 0 || parts.length === 0
  }
  if (!isComplete() && parts.length === 0 && usable.length === 0) {
    take(below[0], false)
    if (!isComplete()) take(below[1], false)
    return { parts, used }
  }
  const preferBelow = suits(below[0]) && !suits(usable.at(-1))
  if (!isComplete() && preferBelow) take(below[0], false)
  for (const up of usable.toReversed()) if (!isComplete()) take(up, true)
  const isShort = splitWords(lines[below[0] ?? -1]?.text ?? '').length <= 5
  const { title, name } = assigned()
  // An employer with dates, and as what one worked there below: a title need not be a known one.
  const lacksTitle = title === undefined && parts.length === 1 && isShort
  // A date set between the title above it and the employer below.
  const under = lines[below[0] ?? -1]?.text ?? ''
  const lacksName =
    title !== undefined &&
    name === undefined &&
    measureTitleLikeness(under) === 0 &&
    (/^\W{0,3}\p{Lu}/u.test(under) || isEmployerLike(under))
  if (!isComplete() && !preferBelow && (suits(below[0]) || lacksTitle || lacksName)) take(below[0], false)
  return { parts, used }
}

/** Whether titles come before employers where both are known for certain; true without a sign. */
const putsTitleFirst = (heads: { parts: Part[] }[]): boolean => {
  let balance = 0
  for (const { parts } of heads) {
    const at = parts.findIndex(({ text }) => measureTitleLikeness(text) === 2 && !isEmployerLike(text))
    const other = parts.findIndex(({ text }) => isEmployerLike(text) && measureTitleLikeness(text) < 2)
    if (at >= 0 && other >= 0) balance += at < other ? 1 : -1
  }
  return balance >= 0
}

/** The places of title and employer, seen from the line of the dates. */
type Pattern = Record<'title' | 'name', { line: number; nth: number }>
const getPlace = ({ line, nth }: Part, at: number) => ({ line: line - at, nth })
const isSure = ({ title, name }: HeadParts): boolean =>
  title !== undefined &&
  name !== undefined &&
  (title.role !== null || measureTitleLikeness(title.text) === 2) &&
  (name.role !== null || (isEmployerLike(name.text) && measureTitleLikeness(name.text) < 2))

/** The one pattern of most heads whose title and employer are known for certain; null where there is none. */
const findPattern = (heads: { at: number; assigned: HeadParts }[]): Pattern | null => {
  const votes = new Map<string, { pattern: Pattern; count: number }>()
  for (const { at, assigned } of heads) {
    const { title, name } = assigned
    if (!title || !name || !isSure(assigned)) continue
    const pattern = { title: getPlace(title, at), name: getPlace(name, at) }
    const key = JSON.stringify(pattern)
    votes.set(key, { pattern, count: (votes.get(key)?.count ?? 0) + 1 })
  }
  const all = [...votes.values()].toSorted((one, two) => two.count - one.count)
  const sum = all.reduce((total, { count }) => total + count, 0)
  const [best] = all
  return best && best.count * 2 >= sum && best.count > (all[1]?.count ?? 0) ? best.pattern : null
}

/** The parts at the places of a pattern; null where one of them is no head, or its words say otherwise. */
const atPattern = (
  lines: SectionLine[],
  { at, own, range }: Anchor,
  pattern: Pattern,
  bounds: Bounds,
): HeadParts | null => {
  const partAt = ({ line, nth }: Pattern['title']): Part | undefined => {
    const index = at + line
    const isOwn = line === 0
    if (!isOwn && (index < bounds.floor || index >= bounds.ceiling || !isHeaderLike(lines[index]))) return undefined
    return partsIn(lines, index, bounds.today, isOwn && own > 1 ? range.start : undefined)[nth]
  }
  const [title, name] = [partAt(pattern.title), partAt(pattern.name)]
  if (!title || !name) return null
  const isTurned = measureTitleLikeness(name.text) > measureTitleLikeness(title.text) && !isEmployerLike(name.text)
  return isTurned || (isEmployerLike(title.text) && measureTitleLikeness(title.text) === 0) ? null : { title, name }
}

/** The heads of jobs at their dates, in their order: each on its own first, then the doubtful ones by the pattern of the others. */
export const findHeads = (lines: SectionLine[], anchors: Anchor[], today: string): Head[] => {
  const pass = (titleFirst: boolean, pattern: Pattern | null) => {
    let floor = 0
    return anchors.map((anchor, index) => {
      const bounds = { floor, ceiling: anchors[index + 1]?.at ?? lines.length, today, titleFirst }
      const { parts, used } = partsAround(lines, anchor, bounds)
      const own = assign(parts, titleFirst)
      const other = pattern && !isSure(own) ? atPattern(lines, anchor, pattern, bounds) : null
      const assigned = other ?? own
      const all = other
        ? [...new Set([anchor.at, ...[other.title, other.name].flatMap((part) => part?.line ?? [])])]
        : used
      floor = Math.max(anchor.at + anchor.own, ...all.map((at) => at + 1))
      return { at: anchor.at, assigned, parts, used: all, after: floor }
    })
  }
  const first = pass(true, null)
  const titleFirst = putsTitleFirst(first)
  const second = titleFirst ? first : pass(false, null)
  const pattern = anchors.length > 1 ? findPattern(second) : null
  return (pattern ? pass(titleFirst, pattern) : second).map(({ at, assigned, parts, used, after }) => ({
    title: assigned.title?.text ?? '',
    name: assigned.name?.text ?? '',
    parts,
    used,
    after,
    hasOwnLine: assigned.name !== undefined && assigned.name.line < at && assigned.name.line !== assigned.title?.line,
  }))
}
