import { expect, test } from 'vitest'
import { generalStatuses, toStatusKey } from '../../../../candidates/directory/rules/statuses.ts'
import { findStatusMeaning } from './find-status-meaning.ts'
import { readConsent } from './read-consent.ts'

const labels = new Map([...generalStatuses, 'Phone Screen'].map((label) => [toStatusKey(label), label]))

test.each([
  ['hired ', 'Hired'],
  ['phone screen', 'Phone Screen'],
  ['Rejected', 'Archived'],
  ['Not a Fit', 'Archived'],
  ['UNQUALIFIED', 'Archived'],
  ['Withdrew', 'Archived'],
  ['Not Hired', 'Archived'],
  ['New', 'Initial Inquiry'],
  ['Awaiting Review', 'Initial Inquiry'],
  ['Interviewing', 'Interview Scheduled'],
  ['Offer extended', 'In-Process To Hire'],
  ['Great match', 'Initial Inquiry'],
  ['Face to Face', 'Interview Scheduled'],
  ['Dreaming', null],
  ['Hiring manager', null],
])('%s means %s', (word, status) => expect(findStatusMeaning(word, labels)).toBe(status))

test('a status that the organization does not have is not proposed', () => {
  expect(findStatusMeaning('Interviewing', new Map([['archived', 'Archived']]))).toBeNull()
})

test.each([
  ['Yes', 'given'],
  ['opted in', 'given'],
  ['No', 'refused'],
  ['Opted out', 'refused'],
  ['Do not text', 'refused'],
  ['', 'unknown'],
  ['maybe', 'unknown'],
  ['ask me', 'unknown'],
])('to be texted, %j is %s', (answer, meaning) => expect(readConsent(answer)).toBe(meaning))
