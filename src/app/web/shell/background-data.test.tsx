import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/web/testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../testing/world.ts'

const server = fakeServer()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
})

const everything = () => ({
  ...createHealthyServer(createPerson()),
  'GET /api/interviews': () => ({ rows: [], page: 1, total: 0 }),
})
const directoryAsked = () =>
  server.asked.filter(({ path, query }) => path === '/api/candidates' && query.get('scope') === 'all')

test('loads candidates and interviews in the background, after the essential data', async () => {
  server.answer(everything())
  renderApp('/')
  expect(await screen.findByRole('row', { name: /Candidate B1/ })).toBeVisible()
  expect(server.times('GET', '/api/interviews')).toBe(0)
  expect(directoryAsked()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(server.times('GET', '/api/interviews')).toBe(1))
  expect(directoryAsked()).toHaveLength(1)
})

test('a failed load in the background leaves the screen as it is', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/')
  expect(await screen.findByRole('row', { name: /Candidate B1/ })).toBeVisible()
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(server.times('GET', '/api/interviews')).toBe(1))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Candidate B1/ })).toBeVisible()
})

test('a change on another page asks for no figures of the dashboard, which no one sees there', async () => {
  vi.useRealTimers()
  server.answer({
    ...createHealthyServer(createPerson()),
    'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired'], total: 1 }),
    'POST /api/candidates/status': () => ({ batchId: toId(77), changed: 1, unchanged: 0 }),
  })
  const { user } = renderApp('/candidate-directory')
  await user.click(await screen.findByRole('button', { name: /Change status of Candidate B1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hired' }))
  expect(await screen.findByText('1 candidate moved to Hired.')).toBeInTheDocument()
  const lists = () => server.asked.filter(({ path }) => path === '/api/candidates').length
  await waitFor(() => expect(lists()).toBeGreaterThan(1))
  expect(server.times('GET', '/api/dashboard/overview')).toBe(1)
  expect(server.times('GET', '/api/dashboard/today')).toBe(1)
})
