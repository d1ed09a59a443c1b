import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  shakyOfPlaywright,
  shakyOfVitest,
  slowest,
  sum,
  timesOfPlaywright,
  timesOfVitest,
} from './counts.mjs'

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

test('what failed is named with what it says, whatever the runner', () => {
  const vitest = {
    testResults: [
      { name: 'a.test.ts', message: 'Cannot find module', assertionResults: [] },
      {
        name: 'b.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'goes' },
          { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1\nto be 2'] },
        ],
      },
    ],
  }
  expect(failuresOfVitest(vitest).map((line: string) => line.replace(/^.*\//, ''))).toEqual([
    'a.test.ts: Cannot find module',
    'b.test.ts: breaks\nexpected 1\nto be 2',
  ])
  const failed = {
    ok: false,
    file: 'c.spec.ts',
    title: 'stops',
    tests: [{ results: [{ errors: [{ message: 'late' }] }] }],
  }
  expect(failuresOfPlaywright({ suites: [{ specs: [{ ok: true }], suites: [{ specs: [failed] }] }] })).toEqual([
    'c.spec.ts: stops\nlate',
  ])
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'reinforce-counts-')), 'page.md')
  writeFileSync(file, '- main [ref=e1]:\n  - dialog "Change" [ref=e2]:\n    - alert [ref=e3]: Failed to change.\n')
  const tries = [
    { errors: [{ message: 'late' }], attachments: [{ name: 'error-context', path: file }] },
    { errors: [{ message: 'gone' }] },
  ]
  expect(failuresOfPlaywright({ suites: [{ specs: [{ ...failed, tests: [{ results: tries }] }] }] })).toEqual([
    'c.spec.ts: stops\nlate\npage: dialog "Change" [ref=e2]:\npage: alert [ref=e3]: Failed to change.\ngone',
  ])
  rmSync(path.dirname(file), { recursive: true })
  expect([failuresOfVitest(undefined), failuresOfPlaywright(undefined)]).toEqual([[], []])
})

const spec = (title: string, status: string) => ({
  ok: true,
  file: 'c.spec.ts',
  title,
  tests: [{ status, results: [{ errors: [{ message: 'late' }] }] }],
})

test('what passed on its second try is named with what it said on the first', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'goes', failureMessages: [] },
    { status: 'passed', fullName: 'wavers', failureMessages: ['expected 1\nto be 2'] },
  ]
  const [wavers, ...more] = shakyOfVitest({ testResults: [{ name: 'b.test.ts', assertionResults }] })
  expect([wavers?.replace(/^.*\//, ''), more]).toEqual(['b.test.ts: wavers\nexpected 1\nto be 2', []])
  expect(shakyOfPlaywright({ suites: [{ specs: [spec('goes', 'expected'), spec('wavers', 'flaky')] }] })).toEqual([
    'c.spec.ts: wavers\nlate',
  ])
  expect([shakyOfVitest(undefined), shakyOfPlaywright(undefined)]).toEqual([[], []])
})

test('the slowest tests of all runs are listed, the slowest first', () => {
  const assertionResults = [
    { fullName: 'is quick', duration: 40 },
    { fullName: 'is slow', duration: 12_345 },
    { fullName: 'was skipped', duration: null },
  ]
  const vitest = timesOfVitest({ testResults: [{ name: 'b.test.ts', assertionResults }] })
  const tries = [{ duration: 8_000 }, { duration: 7_000 }]
  const journey = { file: 'c.spec.ts', title: 'waits', tests: [{ results: tries }] }
  const playwright = timesOfPlaywright({ suites: [{ suites: [{ specs: [journey] }] }] })
  const lines = slowest([{ times: vitest }, { times: playwright }, {}], 2)
  expect(lines.map((line: string) => line.replace(/ \S*\/b\.test/, ' b.test'))).toEqual([
    '  15.0 s  c.spec.ts: waits',
    '  12.3 s  b.test.ts: is slow',
  ])
  expect([timesOfVitest(undefined), timesOfPlaywright(undefined), slowest([])]).toEqual([[], [], []])
})
