import { expect, test } from 'vitest'
import { subjectProblem } from './subjects.mjs'

test.each([
  ['messaging: refuse a bulk text with unfilled tags', null],
  ['Merge the last points', null],
  [`messaging: ${'long '.repeat(12)}`, 'characters'],
  ['Refuse a bulk text', 'no area'],
  ['messaging: refuse a text; keep the draft', 'two ideas'],
])('%s', (subject, problem) => {
  if (problem === null) expect(subjectProblem(subject)).toBeNull()
  else expect(subjectProblem(subject)).toContain(problem)
})
