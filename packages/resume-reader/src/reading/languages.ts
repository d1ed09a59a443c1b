import type { PlacedLine } from '../../../../src/rules/placed-line.ts'
import type { ReadTerm } from '../resume-facts.ts'
import { languageNames, languageTriggers } from '../vocabulary/language-names.ts'
import type { Clause } from './clauses.ts'
import { readMeanings } from './context.ts'
import { compilePhrases } from './phrases.ts'
import { quoteAt } from './words.ts'

const names = compilePhrases(
  Object.entries(languageNames).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
)
const triggers = compilePhrases(languageTriggers.map((word) => [word, 'x'] as const))
const subject =
  /^(?:teacher|class|classes|course|courses|literature|degree|major|minor|department|tutor|composition|language|arts|lessons|club|speaking|learners|learner|studies|food|restaurant|bulldog|shepherd|families|curriculum|instruction|grammar|immersion)$/
const schooling = /^(?:taught|teaching|teach|studied|bachelor|bachelors|master|ba|ma|degree|major|minor|grade)$/

/** The languages someone says to speak, by their English names; a subject taught, families served or a language being learnt is none. */
export const readLanguages = (clauses: Clause[], lines: PlacedLine[]): ReadTerm[] => {
  const found = new Map<string, ReadTerm>()
  for (const clause of clauses) {
    const words = clause.words.slice(0, 400)
    const matches = names.all(words)
    if (matches.length === 0) continue
    const isSection = clause.section === 'languages'
    if (!isSection && triggers.all(words).length === 0 && clause.section !== 'skills') continue
    const meanings = readMeanings(clause)
    for (const { value, from, to } of matches) {
      const [first, last, next] = [words[from], words[to - 1], words[to]]
      const line = first && lines[first.line]
      if (!line || !last || meanings[from] !== 'claimed' || found.has(value)) continue
      const isListed = (from === 0 || /[,/&:]/.test(first.gap)) && (!next || /[,/&(]/.test(next.gap))
      if (!isSection && !isListed && triggers.all(words).length === 0) continue
      if (/polish|dutch|asl/.test(first.text) && !/^\p{Lu}/u.test(first.raw)) continue
      const isSpeaker =
        next?.text === 'speaking' &&
        /^(?:rbt|bt|technician|therapist|bcba|professional|candidate|and)$/.test(words[to + 1]?.text ?? '')
      if (
        next &&
        subject.test(next.text) &&
        !/[,;:(/]/.test(next.gap) &&
        !isSpeaker &&
        !(next.text === 'language' && isSection)
      )
        continue
      if (!isSection && words.slice(Math.max(0, from - 4), from).some(({ text }) => schooling.test(text))) continue
      found.set(value, { name: value, quote: { text: quoteAt(line, first.start, last.end), line: first.line } })
    }
  }
  return [...found.values()]
}
