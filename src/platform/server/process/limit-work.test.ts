import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitWork } from './limit-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A thread that has worked for `share` of the time since it began. */
const openThread = (share: number) => {
  const began = Date.now()
  return { cpuUsage: async () => await Promise.resolve({ user: (Date.now() - began) * share * 1_000, system: 0 }) }
}

test.each([
  ['works all the time', 1, 200, 1],
  ['gets a tenth of the time of a busy machine', 0.1, 1_000, 0],
  ['gets a tenth, and has worked that long', 0.1, 1_600, 1],
  ['never works at all and hangs', 0, 1_300, 0],
  ['never works at all and hangs for long', 0, 1_900, 1],
])('a thread that %s', async (_, share, passes, ends) => {
  const endLate = vi.fn<() => void>()
  const stop = limitWork(openThread(share), 150, () => {
    stop()
    endLate()
  })
  await vi.advanceTimersByTimeAsync(passes)
  expect(endLate).toHaveBeenCalledTimes(ends)
  stop()
})
