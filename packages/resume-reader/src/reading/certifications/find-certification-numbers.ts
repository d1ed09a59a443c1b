import { parseCertification } from '../../../../../src/rules/credential/certification.ts'
import type { PlacedLine } from '../../../../../src/rules/placed-line.ts'
import type { Quote, ReadCertification } from '../../resume-facts.ts'
import type { Clause } from '../clauses.ts'
import { readMeanings } from '../context.ts'
import { foldLine, quoteAt } from '../words.ts'
import { findStatusBehind } from './certification-status.ts'

/** A number of a certificate, repaired (`RBT-24-348734`), its place, and the folded line around it. */
export type FoundNumber = { kind: ReadCertification['kind']; number: string; quote: Quote; text: string }

const label =
  '(?:\\s?(?:certification|certificate|cert|credential|license|no|number|num|id|numero|de certificacion|active|activa)\\.?){0,3}'
const shapes = [
  new RegExp(
    `(?<![a-z\\d])(rbt)${label}\\s{0,2}[#:)]{0,3}\\s{0,2}[#(]?(?:rbt)?[\\s.-]{0,3}((?:20)?\\d{2})[\\s.-]{0,3}(\\d{3,7})(?![\\d/]|-\\d)`,
    'g',
  ),
  new RegExp(
    `(?<![a-z\\d])(bcba(?:-d)?|bcaba)${label}\\s{0,2}[#:)]{0,3}\\s{0,2}[#(]?(?:([01])\\s?-?\\s?)?((?:19|20)?\\d{2})\\s?-?\\s?(\\d{3,7})(?![\\d/]|-\\d)`,
    'g',
  ),
  /(?<![\d/-])([01])\s?-\s?((?:20)?\d{2})\s?-\s?(\d{3,7})(?![\d/]|-\d)/g,
]

const isYear = (digits: string) => /^(?:19|20)\d{2}$/.test(digits)

const numbersIn = (folded: string): { written: string; at: number; end: number }[] => {
  const found: { written: string; at: number; end: number }[] = []
  for (const [index, shape] of shapes.entries())
    for (const match of folded.matchAll(shape)) {
      const [whole] = match
      const parts = match.slice(1)
      const sequence = parts.at(-1) ?? ''
      const year = parts.at(-2) ?? ''
      // “RBT 2021-2023” are years of a job, “1-21-2021” is a day.
      if (isYear(sequence) && (year.length === 4 || index === 2 || !whole.includes('-'))) continue
      if (found.some(({ at, end }) => match.index < end && match.index + whole.length > at)) continue
      const level = index === 2 ? parts[0] : index === 0 ? 'RBT' : /bcaba/.test(parts[0] ?? '') ? '0' : '1'
      found.push({
        written: `${level}-${year}-${sequence}`,
        at: match.index,
        end: match.index + whole.length,
      })
    }
  return found
}

const brokenOff = /(?:\brbt|\bbcba|\bbcaba|[\s:#(][01]|^[01]|\d{2})\s?-\s?$/
const goesOn = /^\s{0,8}[(#]?(?:\d{2}\s?-\s?)?\d{2,7}(?![\d/]|-\d)/

/** A line whose number breaks off at its hyphen, with the cell of the next two lines that has its rest; else the line alone. */
const wholeNumbers = (lines: PlacedLine[], at: number): string => {
  const folded = foldLine(lines[at]?.text ?? '')
  const cells = folded.split('\t')
  const broken = cells.findIndex((cell) => brokenOff.test(cell))
  if (broken < 0) return folded
  const next = lines
    .slice(at + 1, at + 3)
    .flatMap(({ text }) => foldLine(text).split('\t'))
    .find((cell) => goesOn.test(cell))
  return next === undefined
    ? folded
    : `${cells
        .slice(0, broken + 1)
        .join('\t')
        .trimEnd()}${next.trimStart()}`
}

/** The numbers of certificates in a document's lines, repaired; what is junk, someone else's or copied from a job post is left out. */
export const findCertificationNumbers = (clauses: Clause[], lines: PlacedLine[], thisYear: number): FoundNumber[] => {
  const found: FoundNumber[] = []
  const seen = new Set<number>()
  // A clause may be wrapped over several lines, and the number may be in any of them.
  const places = clauses.flatMap((clause) =>
    [...new Set([clause.first.index, ...clause.words.slice(0, 400).map(({ line }) => line)])].map((at) => ({
      clause,
      at,
    })),
  )
  for (const { clause, at } of places) {
    const line = lines[at]
    if (!line || seen.has(at)) continue
    seen.add(at)
    const folded = wholeNumbers(lines, at)
    if (!/\d{3}/.test(folded)) continue
    const numbers = numbersIn(folded)
    if (numbers.length === 0) continue
    const [meaning] = readMeanings(clause)
    const isOthers =
      clause.section === 'references' ||
      meaning === 'advert' ||
      /supervis(?:or|ed by|ora)\b|\b(?:by|under)\b/.test(folded.slice(0, numbers[0]?.at ?? 0)) ||
      /\be\.?g\.|\bexamples?\b(?!\.)|\bformat\b/.test(folded.replace(/\S{1,80}@\S{1,80}|https?:\S{1,200}/g, ' '))
    if (isOthers) continue
    // Its status may be in the next lines, and a date of expiry may continue there.
    const last = clauses.findLastIndex(({ first }) => first.index === at)
    const broken = clauses[last]?.words.at(-1)?.line ?? at
    const rest = findStatusBehind(clauses, last).map(({ first }) => first.index)
    const behind = [...new Set([broken, ...rest])].filter((one) => one !== at)
    const after = behind.map((one) => ` ${foldLine(lines[one]?.text ?? '')}`).join('')
    for (const { written, at: start, end } of numbers) {
      const { kind, number } = parseCertification(written, { thisYear })
      if (number && kind !== 'junk' && kind !== 'unreadable')
        found.push({ kind, number, quote: { text: quoteAt(line, start, end), line: at }, text: `${folded}${after}` })
    }
  }
  return found
}
