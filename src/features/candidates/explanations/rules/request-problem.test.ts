import { expect, test } from 'vitest'
import { requestProblem } from './request-problem.ts'

test('a correction needs words; a request for a person needs none', () => {
  expect(requestProblem({ kind: 'correction', words: ' \n' }, 0)).toEqual({
    field: 'words',
    message: 'Enter what is wrong and what is right.',
  })
  expect(requestProblem({ kind: 'correction', words: 'I hold a certificate.' }, 0)).toBeNull()
  expect(requestProblem({ kind: 'person', words: '' }, 0)).toBeNull()
})

test('a sixth request waits for an answer to one of five', () => {
  expect(requestProblem({ kind: 'person', words: '' }, 5)).toEqual({
    field: null,
    message: 'You have asked 5 times already. Wait for an answer first.',
  })
  expect(requestProblem({ kind: 'person', words: '' }, 4)).toBeNull()
})
