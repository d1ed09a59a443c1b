import type { ReadEducation } from '../resume-facts.ts'
import { degrees, unfinished } from '../vocabulary/degree-words.ts'
import { findDateRanges } from './dates/find-date-ranges.ts'
import type { Section, SectionLine } from './sections.ts'

const institution =
  /\b(?:university|college|school|institute|academy|universidad|colegio|instituto|state|asu|ucla|gcu|online|campus)\b/i
const fieldAfter =
  /^[\s'’sS]{0,3}(?:degree|program|student|candidate)?(?:[\s,:(–—-]{1,3}|\s+(?:of|in|en|de)\s+)(?:(?:arts|science|sciences|education|applied science|applied arts|social work|business administration|fine arts|philosophy|artes|ciencias)\b(?!\s*$)[\s,:(–—-]{0,3})?(?:(?:degree|diploma)[\s,:–—-]{0,3})?(?:(?:in|en|of|major(?:ing)? in|concentration in|con menci[oó]n en)\s+)?([\p{L}][\p{L}&'’/ -]{2,60})/iu
const bareKind =
  /(?:bachelor|master|associate|doctor)(?:'?s)?\s+(?:degree\s+)?(?:of|in)\s+([\p{L}][\p{L}&'’ -]{2,60})/iu
const tidy = (field: string): string | null => {
  const cut = field
    .split(
      /\s[-–—|]|\b(?:from|at|with|minor|expected|anticipated|in progress|graduated|completed|degree|obtained|currently|and (?:a )?minor|gpa|student|since|de la universidad|en la universidad|present)\b|\t| {3,}/iu,
    )[0]
    ?.replace(/^(?:in|of|en|de)\s+/i, '')
    .replace(/[\s,'’/-]+$/u, '')
    .trim()
  return cut &&
    cut.length > 2 &&
    !institution.test(cut) &&
    !/^(?:degree|diploma|program|the|arts|science|candidate)$/i.test(cut)
    ? cut
    : null
}

const schooling: Section[] = ['education', 'top', 'summary', 'certifications', 'other', 'objective']

type Degree = { rank: number; at: number; end: number }

const degreeIn = (line: SectionLine): Degree | null => {
  const text = line.text.slice(0, 500)
  const isSchooling = schooling.includes(line.section)
  for (let rank = degrees.length - 1; rank >= 0; rank -= 1) {
    const degree = degrees[rank]
    const found = degree?.words.exec(line.folded.slice(0, 500))
    // A school where someone works, or a diploma someone else gets, is no degree.
    if (
      found &&
      (rank > 0
        ? line.section !== 'experience' || /degree|bachelor of|master of|licenciatura/.test(line.folded)
        : line.section === 'education' || /diploma|graduate|ged\b|bachillerato|grad\b/.test(line.folded)) &&
      line.section !== 'references' &&
      line.section !== 'advert'
    ) {
      if (rank === 3 && /scrum ?master|master trainer/.test(line.folded)) continue
      return { rank, at: found.index, end: found.index + found[0].length }
    }
    const letters = isSchooling ? degree?.letters?.exec(text) : null
    if (!letters) continue
    const plain = !letters[0].includes('.')
    // “Boston, MA” is a place, “AS” and “MS” may be words.
    const before = text.slice(0, letters.index)
    const after = text.slice(letters.index + letters[0].length)
    const isPlace = /^(?:MA|MS|AS|AA)$/.test(letters[0]) && /[\p{Ll}],\s*$/u.test(before) && !/^\s*(?:in|,)/.test(after)
    const isWord = plain && line.section !== 'education' && !/^\s*(?:in\b|\p{Lu})|^,\s*\p{Lu}/u.test(after)
    const isShouted = plain && text === text.toUpperCase() && letters[0].startsWith('A')
    if (isPlace || isShouted || (isWord && line.section !== 'top')) continue
    if (isWord && line.section === 'top' && !/^\s*$|^[\s,]+[A-Z]/.test(after)) continue
    return { rank, at: letters.index, end: letters.index + letters[0].length }
  }
  return null
}

const fieldIn = (line: SectionLine, { at, end }: Degree): string | null => {
  const text = line.text.slice(0, 500)
  const near = text.slice(at, at + 140).split(/[,;(|]\s*(?=\d|(?:expected|anticipated|in progress))/i)[0] ?? ''
  const named = bareKind.exec(
    near.replace(
      /\b(?:bachelor|master|associate|doctor)(?:'?s)?\s+(?:degree\s+)?(?:of|in)\s+(?:arts|applied sciences?|sciences?|education|philosophy|fine arts|business administration)\b(?:\s+degree\s+in\s+|[\s,:–—-]{1,3}(?:in\s+)?)(?=\p{L})/iu,
      'bachelor of ',
    ),
  )
  const own = named ? tidy(named[1] ?? '') : null
  if (own) return own
  const after = fieldAfter.exec(text.slice(end, end + 140))
  const first = after ? tidy(after[1] ?? '') : null
  if (first) return first
  // “Psychology, B.A.”
  const before = /([\p{L}][\p{L}&'’ -]{2,50})[\s,:(–—-]{1,3}$/u.exec(text.slice(0, at))
  return before ? tidy(before[1] ?? '') : null
}

const isUnfinished = (around: string, today: string): boolean => {
  if (unfinished.test(around)) return true
  return findDateRanges(around, today).some(({ to }) => to === 'present' || to > today.slice(0, 7))
}

/**
 * Returns the highest degree named (`high school`, `associate`, `bachelor`, `master` or `doctorate`), its field
 * verbatim, and whether it is still to come.
 */
export const readEducation = (lines: SectionLine[], today: string): ReadEducation => {
  let best: (Degree & { line: SectionLine; place: number }) | null = null
  for (const [place, line] of lines.entries()) {
    const found = line.isHeader ? null : degreeIn(line)
    const isBetter =
      !best ||
      (found &&
        (found.rank > best.rank ||
          (found.rank === best.rank && line.section === 'education' && best.line.section !== 'education')))
    if (found && isBetter) best = { ...found, line, place }
  }
  if (!best) return { highest: null, field: null, in_progress: false }
  const { line, place, rank } = best
  const next = lines[place + 1]
  const previous = lines[place - 1]
  const goesOn = line.section === 'education' && next?.section === 'education' && !next.isHeader && !degreeIn(next)
  const third = goesOn ? lines[place + 2] : undefined
  const more =
    third?.section === 'education' &&
    !third.isHeader &&
    !degreeIn(third) &&
    /\d{4}|expected|progress/.test(third.folded) &&
    third.folded.length < 40
  const hasDate = /\d{4}|present|expected/.test(line.folded)
  const isAbove =
    !hasDate &&
    line.section === 'education' &&
    previous?.section === 'education' &&
    !previous.isHeader &&
    !degreeIn(previous) &&
    !(goesOn && /\d{4}/.test(next?.folded ?? ''))
  const around = `${line.folded.slice(0, 500)} ${goesOn ? next?.folded.slice(0, 300) : ''} ${more ? third?.folded : ''} ${isAbove ? previous.folded.slice(0, 300) : ''}`
  const major =
    /\b(?:major|concentration|field of study|especialidad)\s*(?:in|:|en)?\s+([\p{L}][\p{L}&'’ -]{2,50})/iu.exec(
      `${line.text.slice(0, 300)} ${goesOn ? next?.text.slice(0, 200) : ''}`,
    )
  return {
    highest: degrees[rank]?.name ?? null,
    field: rank === 0 ? null : (fieldIn(line, best) ?? (major ? tidy(major[1] ?? '') : null)),
    in_progress: isUnfinished(around, today),
  }
}
