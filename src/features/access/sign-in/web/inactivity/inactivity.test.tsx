import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const minute = 60_000
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

const signedIn = async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/prospect-pipeline')
  await pass(3_000)
  await vi.dynamicImportSettled()
  await pass(17_000)
  await vi.dynamicImportSettled()
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Prospect Pipeline' })).toBeInTheDocument()
}

test('after 55 idle minutes one is warned with a countdown, after 60 signed out', async () => {
  await signedIn()
  await pass(54 * minute)
  expect(screen.queryByText('Still there?')).not.toBeInTheDocument()
  await pass(minute)
  expect(screen.getByText('Still there?')).toBeInTheDocument()
  expect(screen.getByText('You will be automatically logged out due to inactivity.')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent(/^Logging out in 4:[34]\d$/)
  await pass(5 * minute)
  expect(screen.getByRole('heading', { name: 'Dashboard Login' })).toBeInTheDocument()
  expect(server.times('POST', '/api/auth/sign-out')).toBe(1)
})

test('Stay Signed In restarts the hour', async () => {
  await signedIn()
  await pass(56 * minute)
  fireEvent.click(screen.getByRole('button', { name: 'Stay Signed In' }))
  await pass(30 * minute)
  expect(screen.queryByText('Still there?')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Prospect Pipeline' })).toBeInTheDocument()
})

test('activity during the warning keeps one signed in; the dialog stays a moment, so that no click falls through', async () => {
  await signedIn()
  await pass(56 * minute)
  fireEvent.mouseMove(window)
  await pass(500)
  expect(screen.getByRole('timer')).toHaveTextContent('You are still signed in.')
  await pass(4_000)
  expect(screen.queryByText('Still there?')).not.toBeInTheDocument()
  await pass(54 * minute)
  expect(screen.queryByText('Still there?')).not.toBeInTheDocument()
})

test('activity restarts the timer and extends the session at most once a minute', async () => {
  await signedIn()
  for (let n = 0; n < 6; n += 1) {
    await pass(20_000)
    fireEvent.mouseMove(window)
  }
  expect(server.times('POST', '/api/auth/heartbeat')).toBe(2)
  await pass(54 * minute)
  expect(screen.queryByText('Still there?')).not.toBeInTheDocument()
})

test('activity in another tab counts here', async () => {
  await signedIn()
  await pass(50 * minute)
  localStorage.setItem('reinforce-last-activity', String(Date.now()))
  await pass(9 * minute)
  expect(screen.queryByText('Still there?')).not.toBeInTheDocument()
})

test('signs out a laptop that slept past the hour, with any mouse move on waking', async () => {
  await signedIn()
  vi.setSystemTime(Date.now() + 3 * 60 * minute)
  fireEvent.mouseMove(window)
  await pass(1_500)
  expect(screen.getByRole('heading', { name: 'Dashboard Login' })).toBeInTheDocument()
})
