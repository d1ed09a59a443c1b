import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingScreen } from './loading-screen.tsx'
import { useLoadingScreen } from './use-loading-screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  cleanup()
  await act(async () => await vi.advanceTimersByTimeAsync(2_000))
  vi.useRealTimers()
})
const pass = async (ms: number) => await act(async () => await vi.advanceTimersByTimeAsync(ms))
const show = (screenOf: ReactNode) => render(<MantineProvider>{screenOf}</MantineProvider>)
const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
const Covered = () => (useLoadingScreen(false) ? <LoadingScreen /> : <p>The console</p>)

test('the bar rises by ten every 50 ms, and continues when another screen draws it', async () => {
  const first = show(<LoadingScreen />)
  expect(bar()).toBe(0)
  await pass(50)
  expect(bar()).toBe(10)
  await pass(250)
  expect(bar()).toBe(60)
  first.unmount()
  show(<LoadingScreen />)
  expect(bar()).toBe(60)
  await pass(1_000)
  expect(bar()).toBe(100)
})

test('the next wait begins at nothing', async () => {
  const first = show(<LoadingScreen />)
  await pass(400)
  first.unmount()
  await pass(1_000)
  show(<LoadingScreen />)
  expect(bar()).toBe(0)
})

test('two seconds are those of the whole wait', async () => {
  const before = show(<LoadingScreen />)
  await pass(1_500)
  before.unmount()
  show(<Covered />)
  expect(bar()).toBe(100)
  await pass(499)
  expect(screen.getByRole('progressbar')).toBeVisible()
  await pass(1)
  expect(screen.getByText('The console')).toBeVisible()
})
