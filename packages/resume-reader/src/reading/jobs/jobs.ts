import type { ReadJob } from '../../resume-facts.ts'
import type { SectionLine } from '../sections.ts'
import { foldLine, quoteAt, splitWords } from '../words.ts'
import { classifyJob } from './classify-job.ts'
import { type Anchor, findAnchors } from './job-anchors.ts'
import { findHeads } from './job-heads.ts'
import { isDuty, isHeaderLike, places } from './job-lines.ts'
import { isEmployerLike, measureTitleLikeness, pickTitleAndEmployer, splitHeader } from './job-parts.ts'

/** A job and the places (in the lines given) of its head and of its duties. */
export type FoundJob = ReadJob & { head: number[]; body: number[]; only?: readonly number[] }

/** Where no job has dates, the lines of the work history that hold a title head one each. */
const undated = (lines: SectionLine[]): Anchor[] =>
  lines.flatMap((line, at) => {
    const isHistory = line.section === 'experience' || line.section === 'volunteer'
    const isTitle = isHistory && isHeaderLike(line) && measureTitleLikeness(line.text.slice(0, 400)) === 2
    return isTitle ? [{ at, range: { from: null, to: null, start: 0 }, own: 1 }] : []
  })

/** Jobs without dates among those with dates: a line that holds both a title and an employer, or a title with its employer below it. */
const undatedAmong = (lines: SectionLine[], used: Set<number>): Anchor[] =>
  undated(lines).filter(({ at }) => {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line || used.has(at) || used.has(at + 1) || splitWords(line.text).length > 12) return false
    const before = lines[at - 1]
    const isFree = !before || before.isHeader || before.bulleted || used.has(at - 1) || isDuty(before)
    if (!isFree || !/^\W{0,3}\p{Lu}/u.test(line.text) || !next || next.isHeader) return false
    const { title, name } = pickTitleAndEmployer(splitHeader(line.text))
    const isWhole = title !== '' && measureTitleLikeness(title) === 2 && name !== '' && isEmployerLike(name)
    const isPair =
      name === '' && isHeaderLike(next) && isEmployerLike(next.text) && measureTitleLikeness(next.text) === 0
    return (isWhole && next.bulleted) || (isPair && lines[at + 2]?.bulleted === true)
  })

/** Someone who works alone has no employer above. */
const worksAlone = /nanny|babysit|caregiver|self|freelance|volunteer|tutor|niner/

/**
 * Returns jobs under their dates, in the order of the document. `lines` are all lines of the document; `today` is
 * `YYYY-MM-DD`.
 */
export const readJobs = (lines: SectionLine[], today: string): FoundJob[] => {
  const dated = findAnchors(lines, today)
  const first = findHeads(lines, dated, today)
  const others = undatedAmong(lines, new Set(first.flatMap(({ used }) => used)))
  const anchors = dated.length > 0 ? [...dated, ...others].toSorted((one, two) => one.at - two.at) : undated(lines)
  const heads = others.length === 0 && dated.length > 0 ? first : findHeads(lines, anchors, today)
  const jobs: (FoundJob & { group: boolean })[] = []
  /** The employer above several titles, on a line of its own. */
  let group = ''
  anchors.forEach((anchor, index) => {
    const { title = '', name = '', used = [], after = 0, hasOwnLine = false } = heads[index] ?? {}
    const line = lines[anchor.at]
    if (!line || (title === '' && name === '')) return
    const inherits = name === '' && group !== '' && line.section === 'experience' && !worksAlone.test(foldLine(title))
    const before = jobs.at(-1)
    if (inherits && before?.group) jobs.pop()
    const isGroup = title === '' || (measureTitleLikeness(title) === 0 && name === '')
    if (name !== '') group = hasOwnLine || isGroup ? name : ''
    const { range } = anchor
    jobs.push({
      name: inherits ? group : name,
      title,
      from: range.from,
      to: range.to,
      ...(range.only ? { only: range.only } : {}),
      kind: 'other',
      quote: { text: quoteAt(line, range.start, range.start), line: line.index },
      head: used,
      body: [],
      group: isGroup,
    })
    const at = jobs.length - 1
    const until = anchors[index + 1]?.at ?? lines.length
    for (let body = after; body < until; body += 1) {
      const one = lines[body]
      if (!one || one.isHeader || !places.includes(one.section)) break
      jobs[at]?.body.push(body)
    }
  })
  return jobs.map(({ name, title, from, to, only, quote, head, body }) => {
    const duties = body.map((at) => lines[at]?.text ?? '')
    return {
      name,
      title,
      from,
      to,
      ...(only ? { only } : {}),
      quote,
      head,
      body,
      kind: classifyJob(title, name, duties),
    }
  })
}
