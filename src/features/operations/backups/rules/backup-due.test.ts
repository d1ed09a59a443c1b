import { expect, test } from 'vitest'
import { isBackupDue } from './backup-due.ts'

test.each([
  ['never made, never failed', null, null, true],
  ['made a moment less ago than the setting', 23.99, null, false],
  ['made as long ago as the setting', 24, null, true],
  ['never made, failed a moment ago', null, 0.1, false],
  ['never made, failed an hour ago', null, 1, true],
  ['made long ago, failed a moment ago', 100, 0.99, false],
  ['made a moment ago, failed before', 0.1, 5, false],
])('%s: due is %s', (_, made, failed, due) => {
  expect(isBackupDue({ made, failed, everyHours: 24 })).toBe(due)
})
