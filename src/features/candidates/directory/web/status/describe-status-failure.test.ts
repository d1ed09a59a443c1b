import { expect, test } from 'vitest'
import { UserError } from '../../../../../rules/user-error.ts'
import { describeStatusFailure } from './describe-status-failure.ts'

const sentence = 'Failed to update candidate statuses. Please try again.'

test('a status change that the server refused has its reason', () => {
  const why = 'Your account doesn’t have access to this.'
  expect(describeStatusFailure(new UserError('forbidden', why))).toBe(`${sentence} ${why}`)
  expect(describeStatusFailure(new UserError('not-found', 'Candidate not found'))).toBe(
    `${sentence} Candidate not found`,
  )
})

test('a status change that can be tried again asks for that once', () => {
  expect(describeStatusFailure(new UserError('unavailable', 'Something went wrong on our side. Try again.'))).toBe(
    sentence,
  )
  expect(describeStatusFailure(new TypeError('Failed to fetch'))).toBe(sentence)
})
