import { expect, test } from 'vitest'
import { ageWords, dueWords, logWords } from './login-words.ts'

test.each([
  [null, undefined],
  ['2026-11-19', 'Overdue by 1 day'],
  ['2026-11-20', 'Rotate today'],
  ['2026-12-04', 'Rotate in 14 days'],
  ['2026-12-05', 'Dec 5, 2026'],
])('a password to be rotated on %s: %s', (day, words) => {
  expect(dueWords(day, '2026-11-20')?.words).toBe(words)
})

test.each([
  ['2026-11-20', 'set today'],
  ['2026-11-19', '1 day old'],
  ['2026-09-01', '2 months old'],
  ['2024-01-01', '2 years old'],
])('a password set on %s is %s', (since, words) => {
  expect(ageWords(since, '2026-11-20')).toBe(words)
})

test('the log tells what was looked at and copied', () => {
  expect(logWords('login.copied', { field: 'secret' })).toBe('copied the password')
  expect(logWords('login.shown', { field: 'secret', number: 2 })).toBe('looked at an earlier password')
  expect(logWords('login.denied', { call: 'x' })).toBe('was denied')
})
