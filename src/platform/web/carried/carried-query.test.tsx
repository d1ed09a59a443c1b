import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/endpoint.ts'
import { createQueryKey } from '../../shared/question.ts'
import { CacheScope } from '../cache-scope.tsx'
import { createQueryClient } from '../query-client.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { useQuery } from '../use-query.ts'
import { loadPrefetched } from './prefetched.ts'

const people = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'People',
  needs: 'candidates:see',
  input: z.object({ q: z._default(z.string(), '') }),
  reply: z.object({ names: z.array(z.string()) }),
  reads: ['candidates'],
  example: () => ({}),
})
const server = fakeServer()

const Names = () => useQuery(people, {}).data?.names.join(', ') ?? 'on its way'

test('draws an answer of the document at once and does not fetch it', () => {
  server.answer({ 'GET /api/people': () => ({ names: ['Later'] }) })
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'answers'
  element.textContent = JSON.stringify({ [createQueryKey(people, {})]: { names: ['Maria', 'Riley'] } })
  document.head.append(element)
  loadPrefetched('riley')
  // The page has just begun, however long the worker has run.
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CacheScope scope="riley">
        <Names />
      </CacheScope>
    </QueryClientProvider>,
  )
  expect(screen.getByText('Maria, Riley')).toBeInTheDocument()
  expect(server.asked).toEqual([])
})
