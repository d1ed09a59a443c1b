import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/web/testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { healthy, person } from '../testing/world.ts'

const server = fakeServer()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
})

const everything = () => ({
  ...healthy(person()),
  'GET /api/interviews': () => ({ rows: [], page: 1, total: 0 }),
})
const directoryAsked = () =>
  server.asked.filter(({ path, query }) => path === '/api/candidates' && query.get('scope') === 'all')

test('candidates and interviews are asked for in the background, after the essential data', async () => {
  server.answer(everything())
  renderApp('/')
  expect(await screen.findByRole('row', { name: /Candidate B1/ })).toBeVisible()
  expect(server.times('GET', '/api/interviews')).toBe(0)
  expect(directoryAsked()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(server.times('GET', '/api/interviews')).toBe(1))
  expect(directoryAsked()).toHaveLength(1)
})

test('what the background could not load leaves the screen as it is', async () => {
  server.answer(healthy(person()))
  renderApp('/')
  expect(await screen.findByRole('row', { name: /Candidate B1/ })).toBeVisible()
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(server.times('GET', '/api/interviews')).toBe(1))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Candidate B1/ })).toBeVisible()
})
