import { expect, test } from 'vitest'
import type { CriterionScore } from './score-rubric.ts'
import { writeRationale } from './write-rationale.ts'

const found = (name: string, points: number, words: string): CriterionScore => ({
  name,
  points,
  most: 30,
  verdict: 'Found',
  words,
  quotes: [],
})
const long = (name: string, points: number) => found(name, points, `${'very '.repeat(24)}good.`)
const without = (name: string, verdict: 'Missing' | 'Unclear'): CriterionScore => ({
  name,
  points: 0,
  most: 30,
  verdict,
  words: 'None found.',
  quotes: [],
})

test('names what was found, then what wasn’t, then what is unclear', () => {
  const criteria = [
    without('Months in ABA', 'Missing'),
    found('Settings', 6, 'Home, School.'),
    without('Cases', 'Unclear'),
  ]
  expect(writeRationale('A little experience.', criteria)).toBe(
    'A little experience. Settings: Home, School. Not found: months in ABA. Unclear: cases.',
  )
})

test('shortens a long list of names', () => {
  expect(writeRationale('Strong.', [found('Methods', 20, 'A, B, C, D.')])).toBe('Strong. Methods: A, B, C, D.')
  expect(writeRationale('Strong.', [found('Methods', 20, 'A, B, C, D, E.')])).toBe(
    'Strong. Methods: A, B, C and 2 more.',
  )
})

test('leaves out the weakest parts rather than grow over 60 words', () => {
  const told = writeRationale('Strong.', [long('First', 3), long('Second', 9), long('Third', 5)])
  expect(told).toMatch(/^Strong\. Second: .* Third: /)
  expect(told).not.toContain('First')
})

test('an empty rubric leaves the head', () => {
  expect(writeRationale('No relevant evidence found.', [])).toBe('No relevant evidence found.')
})
