import { expect, test } from 'vitest'
import type { ChecklistLine } from './checklist.ts'
import { fail, formatCheck, getVerdict, note, pass, toCheck, toExitCode } from './checks.ts'

const well = pass('Disk', 'Enough is left.')
const odd = note('Clock', 'It is 7 s off.', 'Set it.')
const broken = fail('Database', 'It does not answer.', 'Start it.')

test.each([
  [[], 'ok', 0],
  [[well, well], 'ok', 0],
  [[well, odd, well], 'note', 1],
  [[broken, odd, well], 'fail', 2],
  [[odd, broken], 'fail', 2],
] as const)('the worst of %j decides: %s, ends with %i', (checks, verdict, code) => {
  expect(getVerdict(checks)).toBe(verdict)
  expect(toExitCode(checks)).toBe(code)
})

test('a check is one line: verdict, name, words, what to do', () => {
  expect(formatCheck(well)).toBe('ok    Disk: Enough is left.')
  expect(formatCheck(odd)).toBe('note  Clock: It is 7 s off. Set it.')
  expect(formatCheck(broken)).toBe('FAIL  Database: It does not answer. Start it.')
  expect(formatCheck(pass('Log', 'First line  \nsecond'))).toBe('ok    Log: First line second')
})

const line = (more: Partial<ChecklistLine>): ChecklistLine => ({
  name: 'Email',
  state: 'ready',
  words: 'Words.',
  setting: null,
  opens: null,
  ...more,
})

test.each([
  [{ state: 'ready' as const }, 'ok', null],
  [{ state: 'optional' as const, setting: 'AI_MODEL' }, 'ok', null],
  [{ state: 'check' as const }, 'ok', null],
  [{ state: 'missing' as const, setting: 'SMTP_URL' }, 'note', 'Setting: SMTP_URL.'],
  [{ state: 'problem' as const, opens: 'clients' as const }, 'note', 'Open Active Clients.'],
  [{ state: 'missing' as const, opens: 'organization' as const }, 'note', 'Open Settings, Security.'],
  [{ name: 'Backup', state: 'check' as const }, 'note', null],
  [{ name: 'Backup', state: 'problem' as const }, 'fail', 'Run npm run backup.'],
])('the line %j of the checklist is %s', (more, verdict, todo) => {
  expect(toCheck(line(more))).toMatchObject({ verdict, words: 'Words.', todo })
})
