import { expect, test } from 'vitest'
import { countPlaywright, countVitest, sum } from './counts.mjs'

test('a run counts its passed and failed tests', () => {
  expect(countVitest(0, { numPassedTests: 12, numFailedTests: 0 })).toEqual({ passed: 12, failed: 0 })
  expect(countVitest(1, { numPassedTests: 10, numFailedTests: 2 })).toEqual({ passed: 10, failed: 2 })
  expect(countPlaywright(0, { stats: { expected: 3, flaky: 1, unexpected: 0 } })).toEqual({ passed: 4, failed: 0 })
})

test('a run that crashed, failed outside its tests or ran no test counts as a failure', () => {
  expect(countVitest(1, undefined)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(1, { numPassedTests: 9, numFailedTests: 0 })).toEqual({ passed: 9, failed: 1 })
  expect(countVitest(0, { numPassedTests: 0, numFailedTests: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(0, { stats: { expected: 0, unexpected: 0 } })).toEqual({ passed: 0, failed: 1 })
})

test('the closing line adds all runs up', () => {
  expect(
    sum([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 })
})
