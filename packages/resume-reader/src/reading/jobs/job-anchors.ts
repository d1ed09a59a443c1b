import { type DateRange, findDateRanges } from '../dates/find-date-ranges.ts'
import type { SectionLine } from '../sections.ts'
import { splitWords } from '../words.ts'
import { isDuty, places } from './job-lines.ts'
import { measureTitleLikeness } from './job-parts.ts'
import { findStretch } from './stacked-dates.ts'

/** A stretch of time that may belong to a job: the line it begins in, and how many lines it takes. */
export type Anchor = {
  at: number
  own: number
  range: Pick<DateRange, 'start' | 'only'> & { from: string | null; to: string | null }
}

/** A line that begins with a degree and has one date is a graduation. */
const degree =
  /^[\W_]{0,6}(?:m\.?\s?s\.?|m\.?a\.?|m\.?\s?ed\.?|b\.?s\.?|b\.?a\.?|a\.?a\.?|ph\.?d\.?|ged|masters?|bachelors?|associates?|doctorate|licenciatura|maestria|master's|bachelor's|associate's)(?:\s+(?:degree|in|of|en)\b|\s*[,:(-])/

/** “(2018 – 2025 stay-at-home father)”, “Career break, 2019 – 2020”: a time without a job. */
const isBreak = (folded: string): boolean =>
  /stay[- ]at[- ]home|\b(?:maternity|paternity|parental|family|medical) leave\b|\bcareer (?:break|gap)\b|\bgap (?:year|in employment)\b|\bsabbatical\b|\bunemployed\b|\bfull[- ]time (?:mother|father|parent|mom|dad)\b/.test(
    folded,
  ) ||
  (/^\s*\(.*\)\s*$/.test(folded) && measureTitleLikeness(folded) === 0 && /[a-z]{3}.*[a-z]{3}/.test(folded))

/** Whether a part of a line begins with a capital. */
const isName = (part: string) => /^[\s,|–-]*\p{Lu}/u.test(part)
const mostNames = 14
/** “Behavior Technician 01/2024 to Current Bright Kids ABA”: dates between names, no sentence; or before a full stop behind them. */
const isBetweenNames = (line: SectionLine, range: DateRange, text: string): boolean => {
  if (range.single || line.bulleted || text !== line.folded) return false
  const [before, after] = [line.text.slice(0, range.start), line.text.slice(range.end)]
  if (/^[\s)]*\.\s/.test(after)) return isName(before)
  if (line.section !== 'experience' && line.section !== 'volunteer') return false
  const words = splitWords(`${before} ${after}`)
  return (
    isName(before) &&
    isName(after) &&
    words.length <= mostNames &&
    (measureTitleLikeness(before) > 0 || measureTitleLikeness(after) > 0) &&
    words.filter(({ raw }) => /^\p{Ll}/u.test(raw)).length * 3 <= words.length
  )
}

/** Returns the lines with a stretch of time that may head a job; a date that continues in the next line is joined. */
export const findAnchors = (lines: SectionLine[], today: string): Anchor[] => {
  const found: Anchor[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line || line.isHeader || !places.includes(line.section)) continue
    const { text, own } = findStretch(lines, at, today)
    const ranges = findDateRanges(text, today)
    const range = ranges.find(({ single }) => !single) ?? ranges[0]
    if (!range) continue
    const rest = splitWords(text.slice(0, range.start) + text.slice(range.end)).length
    if (isBreak(line.folded)) continue
    const atEdge =
      isBetweenNames(line, range, text) ||
      /^[\s)\].,|]*$/.test(text.slice(range.end)) ||
      /^[\s([|:,-]*$/.test(text.slice(0, range.start)) ||
      /\t|\|| {3}/.test(line.text) ||
      /\(\s*$/.test(text.slice(0, range.start)) ||
      /^[\s)]*[,|–-]/.test(text.slice(range.end))
    if (!atEdge) continue
    if (line.bulleted && (rest > 16 || (range.single && measureTitleLikeness(line.text) < 2))) continue
    if (range.single && (line.section === 'top' || line.section === 'summary') && measureTitleLikeness(line.text) < 2)
      continue
    if (
      (line.section === 'top' || line.section === 'summary') &&
      /^\s*(?:with|over|more than|certified|available|disponible|graduated|valid|exp)|\b(?:degree|diploma|university|college|bachelor|b\.?a\.?|b\.?s\.?|m\.?s\.?|m\.?a\.?|m\.?ed\.?|masters?|maestria|doctorate|ph\.?d\.?|ged|associate of|certified|valid|expir\w*|licenciatura|cpr)\b/.test(
        text,
      ) &&
      measureTitleLikeness(line.text) < 2
    )
      continue
    if (
      /\b(?:certif\w+|expir\w*|valid|renew\w*|exam|dob|date of birth|born|nacimiento|applied|signature)\b/.test(text) &&
      measureTitleLikeness(line.text) === 0
    )
      continue
    if (range.single && degree.test(text)) continue
    if (isDuty(line) && !line.bulleted && (range.single || rest > 12)) continue
    if (
      range.single &&
      /\b(?:certif\w+|lapsed|expir\w*|exam|course|coursework|workshop|curso|licen[sc]e\w*|renew\w*|award\w*|graduat\w*)\b/.test(
        text,
      )
    )
      continue
    found.push({ at, range, own })
    at += own - 1
  }
  return found
}
