import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { certificationBlocks } from '../testing/certification-blocks.ts'
import { certificationLines } from '../testing/certification-lines.ts'
import { freshLines } from '../testing/fresh-lines.ts'
import { freshSkillLines } from '../testing/fresh-skill-lines.ts'
import { shortNames } from '../testing/short-names.ts'
import { spanishLines } from '../testing/spanish-lines.ts'
import { termLines } from '../testing/term-lines.ts'
import { toDocument } from '../testing/to-document.ts'

const listCases = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string])
const cases = [
  ...listCases(termLines),
  ...listCases(certificationLines),
  ...listCases(spanishLines),
  ...listCases(freshLines),
  ...listCases(freshSkillLines),
]

const sorted = (names: string[]) => names.toSorted().join(', ') || '-'
const long = (labels: string) =>
  sorted(labels.split(' ').flatMap((name) => (name === '-' ? [] : [shortNames[name] ?? name])))
const signs = { 'active-claimed': '+', 'in-training': '~', expired: '!', none: '0' }
const frame = 'EDUCATION\nHigh school diploma\nana@example.test'
const found = (line: string) => {
  const facts = readResume(toDocument(line, frame), { today: '2026-11-24' })
  const terms = [...facts.skills, ...facts.assessments, ...facts.systems].map(({ name }) => name)
  return sorted([...terms, ...facts.certifications.map(({ kind, state }) => `${kind}${signs[state]}`)])
}

test.each(cases)('%s claims %s', (line, labels) => expect(found(line)).toBe(long(labels)))

test('the labelled cases have more than six hundred lines, at least forty in Spanish', () => {
  expect(cases.length).toBeGreaterThanOrEqual(600)
  expect(listCases(spanishLines).length).toBeGreaterThanOrEqual(40)
})

test.each(certificationBlocks)('$text says $says', ({ text, says }) => {
  const { certifications } = readResume(toDocument(text), { today: '2026-11-24' })
  const held = certifications.filter(({ kind, state }) => kind !== 'other' && state !== 'none')
  expect(held.map(({ kind, number, state }) => `${kind} ${number} ${state}`).join('; ')).toBe(says)
})
