import { expect, test } from 'vitest'
import { findPasswordChangeProblem } from './password-change.ts'

test.each([
  ['old', '12345', '12345', 'New password must be at least 6 characters'],
  ['old', '', '', 'New password must be at least 6 characters'],
  ['old', '12345', '54321', 'New password must be at least 6 characters'],
  ['old', '123456', '123457', 'New passwords do not match'],
  ['', '123456', '123456', 'Current password is incorrect'],
  ['old', '123456', '123456', null],
  ['old', '      ', '      ', null],
])('from %j to %j, confirmed as %j: %s', (current, next, confirm, problem) => {
  expect(findPasswordChangeProblem({ current, next, confirm })).toBe(problem)
})

test('where more characters are required, the message has the number', () => {
  const typed = { current: 'old', next: '1234567', confirm: '1234567' }
  expect(findPasswordChangeProblem(typed, 8)).toBe('New password must be at least 8 characters')
  expect(findPasswordChangeProblem(typed, 7)).toBeNull()
})
