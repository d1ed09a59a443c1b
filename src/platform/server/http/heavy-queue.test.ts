import { afterEach, expect, test, vi } from 'vitest'
import { openHeavyQueue } from './heavy-queue.ts'

afterEach(() => void vi.useRealTimers())

const limits = { total: 2, waiting: 2, patienceMs: 1_000 }

/** Work that ends when the test says so. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn(async () => await promise)
  return { work, end: resolve }
}
/** All that can go on now has done so. */
const settled = async () => await new Promise(setImmediate)

test('runs one call per organization and two in total, then the others in their order', async () => {
  const run = openHeavyQueue(limits)
  const [a1, a2, b, c] = [held(), held(), held(), held()]
  const all = [run('a', a1.work), run('a', a2.work), run('b', b.work), run('c', c.work)]
  await settled()
  expect([a1, a2, b, c].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1, 0])
  b.end()
  await settled()
  // The second one of `a` came first, but its organization has its turn already.
  expect([a2, c].map(({ work }) => work.mock.calls.length)).toEqual([0, 1])
  a1.end()
  await settled()
  expect(a2.work).toHaveBeenCalledOnce()
  for (const { end } of [a2, c]) end()
  await Promise.all(all)
})

test('refuses with 429 when enough of an organization wait, or one waited too long; no one else is refused', async () => {
  vi.useFakeTimers()
  const run = openHeavyQueue(limits)
  const first = held()
  const running = run('a', first.work)
  const waiting = [0, 1].map(async () => await run('a', held().work).catch((error: unknown) => error))
  await expect(run('a', held().work)).rejects.toMatchObject({ code: 'too-many', message: /already running/ })
  await expect(run('b', async () => await Promise.resolve('at once'))).resolves.toBe('at once')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(waiting)).toMatchObject([{ code: 'too-many' }, { code: 'too-many' }])
  first.end()
  await running
  await expect(run('a', async () => await Promise.resolve('now'))).resolves.toBe('now')
})

test('lets the next one start after a call that failed', async () => {
  const run = openHeavyQueue(limits)
  const failing = run('a', async () => await Promise.reject(new Error('broken')))
  const next = run('a', async () => await Promise.resolve('next'))
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('next')
})
