import { expect, test } from 'vitest'
import { findChosenId } from './find-chosen-id.ts'

const ids = ['yes', 'no', 'pick-1']

test.each([
  ['{"reading":"yes"}', 'yes'],
  [' {"reading": "pick-1"}\n', 'pick-1'],
  ['```json\n{"reading":"no"}\n```', 'no'],
])('one of the ids is taken: %s', (said, id) => {
  expect(findChosenId(said, ids)).toBe(id)
})

test.each([
  '{"reading":"none"}',
  '{"reading":"pick-2"}',
  '{"reading":"YES"}',
  '{"reading":["yes"]}',
  '{"reading":"yes","send":"Welcome!"}',
  '{"reading":"yes"} {"reading":"no"}',
  'I would say {"reading":"yes"}',
  'yes',
  '"yes"',
  'null',
  '',
  `{"reading":"yes"}${' '.repeat(10)}x`,
  `{"reading":"${'y'.repeat(600)}"}`,
])('anything else is none: %s', (said) => {
  expect(findChosenId(said, ids)).toBeNull()
})
