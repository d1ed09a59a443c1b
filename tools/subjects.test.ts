import { expect, test } from 'vitest'
import { subjectProblem } from './subjects.mjs'

test.each(['messaging: refuse a bulk text with unfilled tags', 'Merge the last points'])('%s', (subject) => {
  expect(subjectProblem(subject)).toBeNull()
})

test.each([
  [`messaging: ${'long '.repeat(12)}`, 'characters'],
  ['Refuse a bulk text', 'no area'],
  ['messaging: refuse a text; keep the draft', 'two ideas'],
])('%s', (subject, problem) => {
  expect(subjectProblem(subject)).toContain(problem)
})
