import { expect, test } from 'vitest'
import { findRequestProblem } from './find-request-problem.ts'

test('a correction needs words; a request for a person needs none', () => {
  expect(findRequestProblem({ kind: 'correction', words: ' \n' }, 0)).toEqual({
    field: 'words',
    message: 'Enter what is wrong and what is right.',
  })
  expect(findRequestProblem({ kind: 'correction', words: 'I hold a certificate.' }, 0)).toBeNull()
  expect(findRequestProblem({ kind: 'person', words: '' }, 0)).toBeNull()
})

test('a sixth request waits for an answer to one of five', () => {
  expect(findRequestProblem({ kind: 'person', words: '' }, 5)).toEqual({
    field: null,
    message: 'You have asked 5 times already. Wait for an answer first.',
  })
  expect(findRequestProblem({ kind: 'person', words: '' }, 4)).toBeNull()
})
