import type { Section, SectionLine } from './sections.ts'
import { isBulleted, splitWords, type Word } from './words.ts'

/** A stretch of words that belong together: a sentence, a bullet or a cell, over as many lines as it is wrapped. */
export type Clause = { words: Word[]; section: Section; first: SectionLine }

const abbreviations = new Set(
  'no exp approx dr mr mrs ms st ave vs etc inc cert hr hrs yr yrs jan feb mar apr jun jul aug sep sept oct nov dec dept ext vol e g i m b ph a s d ed sra sr num mos mo'.split(
    ' ',
  ),
)

const parts = (gap: string, before: Word | undefined): boolean => {
  if (/[;!?\t•●▪|·]/.test(gap) || /\s[*]\s/.test(gap)) return true
  if (!/\.\s/.test(gap)) return false
  return !before || !(abbreviations.has(before.text) || before.raw.length === 1)
}

/** Whether a line continues the line before it. */
const goesOn = (line: SectionLine, before: SectionLine | undefined): boolean => {
  if (!before || line.isHeader || before.isHeader || line.section !== before.section) return false
  // A list with drawn marks has all its lines indented; a line that begins small continues.
  const isOpen = /\b(?:in|of|with|and|or|the|an?|to|for|en|de|con|y)$|,$/i.test(before.text.trimEnd().slice(-8))
  if (line.bulleted && (isBulleted(line.text) || !before.bulleted || !(isOpen || /^\s*\p{Ll}/u.test(line.text))))
    return false
  if (line.heading !== before.heading || line.text.includes('\t') || before.text.includes('\t')) return false
  const end = before.text.trimEnd()
  const text = line.text.trimStart()
  if (/[.!?:;|]$/.test(end)) return false
  // A date ends a header of a job, and a label begins something new.
  if (/(?:\b(?:19|20)\d\d|\b(?:present|current|now))\)?$/i.test(end) || /^\p{L}[\p{L} ]{1,24}:/u.test(text))
    return false
  if (/^[a-z]/.test(text)) return true
  if (/[,&\-–/]$/.test(end)) return true
  return (
    /\b(?:with|in|of|and|or|the|a|an|for|to|no|not|con|de|en|y|para|la|el|los|sin)$/i.test(end.slice(-8)) ||
    (end.length >= 70 && before.bulleted)
  )
}

/** The clauses of a document's lines, in their order; wrapped lines are one. */
export const splitClauses = (lines: SectionLine[]): Clause[] => {
  const clauses: Clause[] = []
  let before: SectionLine | undefined
  let current: Clause | undefined
  for (const line of lines) {
    const joins = current !== undefined && goesOn(line, before)
    const words = splitWords(line.text, line.index)
    words.forEach((word, at) => {
      const begins = at === 0 ? !joins : parts(word.gap, words[at - 1])
      if (begins || !current) clauses.push((current = { words: [], section: line.section, first: line }))
      current.words.push(at === 0 && joins ? { ...word, gap: before?.text.trimEnd().endsWith('-') ? '-' : ' ' } : word)
    })
    before = line
  }
  return clauses
}
