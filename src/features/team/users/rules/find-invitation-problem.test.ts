import { expect, test } from 'vitest'
import { findInvitationProblem } from './find-invitation-problem.ts'

test.each([
  ['', ''],
  ['  ', '\t'],
  ['\u00A0', '\u00A0'],
])('an invitation to %j and %j names no one', (email, phone_number) =>
  expect(findInvitationProblem({ email, phone_number })).toEqual({
    email: 'Enter an email or a phone number.',
  }),
)

test.each([
  ['ana@example.test', ''],
  ['', '(512) 555-0147'],
  ['ana@example.test', '(512) 555-0147'],
])('an invitation to %j and %j names someone', (email, phone_number) =>
  expect(findInvitationProblem({ email, phone_number })).toEqual({}),
)
