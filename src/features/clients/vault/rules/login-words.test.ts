import { expect, test } from 'vitest'
import { describeDueDate, describeLogEntry, formatAge } from './login-words.ts'

test.each([
  [null, undefined],
  ['2026-11-19', 'Overdue by 1 day'],
  ['2026-11-20', 'Due today'],
  ['2026-12-04', 'Due in 14 days'],
  ['2026-12-05', 'Dec 5, 2026'],
])('a password to be rotated on %s: %s', (day, words) => {
  expect(describeDueDate(day, '2026-11-20')?.words).toBe(words)
})

test.each([
  ['2026-11-20', 'set today'],
  ['2026-11-19', '1 day old'],
  ['2026-09-01', '2 months old'],
  ['2024-01-01', '2 years old'],
])('a password set on %s is %s', (since, words) => {
  expect(formatAge(since, '2026-11-20')).toBe(words)
})

test('the log lists reveals and copies', () => {
  expect(describeLogEntry('login.copied', { field: 'secret' })).toBe('copied the password')
  expect(describeLogEntry('login.shown', { field: 'secret', number: 2 })).toBe('looked at an earlier password')
  expect(describeLogEntry('login.denied', { call: 'x' })).toBe('was denied')
})

test.each([
  ['2026-11-18', 'Overdue by 2 days', 'overdue'],
  ['2026-11-20', 'Due today', 'overdue'],
  ['2026-11-21', 'Due in 1 day', 'soon'],
  ['2026-12-04', 'Due in 14 days', 'soon'],
  ['2026-12-05', 'Dec 5, 2026', 'later'],
] as const)('what is due on %s: %s, %s', (day, words, urgency) =>
  expect(describeDueDate(day, '2026-11-20')).toEqual({ words, urgency }),
)

test.each([
  ['2026-11-21', 'set today'],
  ['2026-09-22', '59 days old'],
  ['2026-09-21', '1 months old'],
  ['2024-12-01', '23 months old'],
  ['2024-11-20', '2 years old'],
  ['2023-12-01', '2 years old'],
] as const)('a password set on %s is %s, at its boundaries, too', (since, words) =>
  expect(formatAge(since, '2026-11-20')).toBe(words),
)

test.each([
  ['login.added', 'saved it'],
  ['login.edited', 'corrected it'],
  ['login.rotated', 'changed the password'],
  ['login.deleted', 'deleted it'],
  ['login.restored', 'restored it'],
  ['login.unshared', 'removed access'],
  ['login.codeShown', 'looked at a one-time code'],
  ['login.denied', 'was denied'],
  ['login.polished', 'polished'],
  ['a login.polished', 'a login.polished'],
])('%s reads “%s”, whatever it was about', (name, words) =>
  expect(describeLogEntry(name, { field: 'secret' })).toBe(words),
)

test.each([
  ['login.shown', { field: 'notes' }, 'looked at the notes'],
  ['login.shown', { field: 'two_factor_note' }, 'looked at the two-factor note'],
  ['login.unreadable', { field: 'secret' }, 'could not open the password'],
  ['login.unreadable', { field: 'secret', number: 1 }, 'could not open an earlier password'],
  ['login.copied', { field: 5 }, 'copied it'],
  ['login.copied', {}, 'copied it'],
  ['login.copied', 'secret', 'copied it'],
  ['login.copied', null, 'copied it'],
])('%s with %j reads “%s”', (name, after, words) => expect(describeLogEntry(name, after)).toBe(words))

test('the log lists shares with their end, removed access, and denials', () => {
  const shared = { user_id: 'x', level: 'use', until: '2026-12-24' }
  expect(describeLogEntry('login.shared', shared, 'Luis Ortega')).toBe(
    'shared it with Luis Ortega (use, until Dec 24, 2026)',
  )
  expect(describeLogEntry('login.shared', { level: 'edit', until: null }, null)).toBe('shared it with someone (edit)')
  expect(describeLogEntry('login.shared', null, 'Luis Ortega')).toBe('shared it with Luis Ortega')
  expect(describeLogEntry('login.unshared', { user_id: 'x' }, 'Luis Ortega')).toBe('removed Luis Ortega’s access')
  expect(describeLogEntry('login.denied', { asked_for: 'Rotate a password', call: 'POST /x' })).toBe(
    'was denied: Rotate a password',
  )
  expect(describeLogEntry('login.denied', { asked_for: 7 })).toBe('was denied')
})
