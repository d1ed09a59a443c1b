import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/endpoint.ts'
import { createQueryKey } from '../../shared/question.ts'
import { refreshAreas } from '../refresh.ts'
import { clearPrefetched, getPrefetched, loadPrefetched } from './prefetched.ts'

const people = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'People',
  needs: 'candidates:see',
  input: z.object({ q: z._default(z.string(), ''), page: z._default(z.number(), 1) }),
  reply: z.object({ names: z.array(z.string()) }),
  reads: ['candidates'],
  example: () => ({}),
})

const carry = (answers: Record<string, unknown>, scope = 'riley') => {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'answers'
  element.textContent = JSON.stringify(answers)
  document.head.append(element)
  loadPrefetched(scope)
}
const answer = { names: ['Maria </script> García'] }
const carryPeople = () => carry({ [createQueryKey(people, { page: 1 })]: answer })

beforeEach(() => {
  clearPrefetched()
  // The page has just begun, however long the worker has run.
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
})

test('answers from the document once, however the query is written, and removes it from the page', () => {
  carryPeople()
  expect(document.getElementById('answers')).toBeNull()
  expect(getPrefetched('riley', people, { page: 2 })).toBeUndefined()
  expect(getPrefetched('riley', people, { page: 1, q: '' })).toEqual(answer)
  expect(getPrefetched('riley', people, {})).toBeUndefined()
})

test('no one else gets it, nor who comes back after someone else', () => {
  carryPeople()
  expect(getPrefetched('morgan', people, {})).toBeUndefined()
  expect(getPrefetched('riley', people, {})).toBeUndefined()
})

test('fetches everything once something changed', async () => {
  carryPeople()
  await refreshAreas(new QueryClient(), ['candidates'])
  expect(getPrefetched('riley', people, {})).toBeUndefined()
})

test('fetches an answer of another shape, or none', () => {
  carry({ [createQueryKey(people, {})]: { names: 7 } })
  expect(getPrefetched('riley', people, {})).toBeUndefined()
  loadPrefetched('riley')
  expect(getPrefetched('riley', people, {})).toBeUndefined()
})
