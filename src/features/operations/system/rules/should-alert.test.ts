import { expect, test } from 'vitest'
import { fail, note, pass } from './checks.ts'
import { getFailedNames, shouldAlert } from './should-alert.ts'

test('only what is broken counts, in the order of the checks', () => {
  expect(
    getFailedNames([
      fail('Disk', 'Full.', 'x'),
      pass('Clock', 'Right.'),
      note('Texts', 'x', 'y'),
      fail('Files', 'x', 'y'),
    ]),
  ).toEqual(['Disk', 'Files'])
})

test.each([
  ['something breaks', [], ['Disk'], 'broken'],
  ['another thing breaks', ['Disk'], ['Disk', 'Files'], 'broken'],
  ['one breaks while the other is mended', ['Disk'], ['Files'], 'broken'],
  ['it stays broken', ['Disk'], ['Disk'], null],
  ['one of two is mended', ['Disk', 'Files'], ['Files'], null],
  ['all is mended', ['Disk', 'Files'], [], 'well'],
  ['all was well and is', [], [], null],
] as const)('%s: told once', (_, last, broken, told) => {
  expect(shouldAlert(last, broken)).toBe(told)
})
