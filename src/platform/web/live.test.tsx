import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Area } from '../shared/areas.ts'
import { listen } from './live.ts'

/** A stream that does what it is told. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static last: FakeSource | null = null
  readyState = 1
  constructor() {
    super()
    FakeSource.last = this
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
}
const asked = vi.fn()
beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource)
  window.addEventListener('session-changed', asked)
})
afterEach(() => {
  window.removeEventListener('session-changed', asked)
  asked.mockClear()
  vi.unstubAllGlobals()
})

const tell = (name: string) => FakeSource.last?.dispatchEvent(new Event(name))

/** A question that a screen shows, counting how often it was asked. */
const shown = (client: QueryClient, key: string, areas: Area[]) => {
  const rows = vi.fn(() => Promise.resolve([key]))
  const observer = new QueryObserver(client, { queryKey: [key], queryFn: rows, meta: { areas }, staleTime: Infinity })
  return { rows, hide: observer.subscribe(() => undefined) }
}

test('reloads the rows after a gap, and the session', async () => {
  const client = new QueryClient()
  const people = shown(client, 'people', ['candidates'])
  const money = shown(client, 'money', ['finance'])
  const fixed = shown(client, 'fixed', [])
  const settled = async (times: number[]) =>
    await vi.waitFor(() =>
      expect([client.isFetching(), ...[people, money, fixed].map(({ rows }) => rows.mock.calls.length)]).toEqual([
        0,
        ...times,
      ]),
    )
  const stop = listen(client)
  tell('open')
  await settled([1, 1, 1])
  expect(asked).not.toHaveBeenCalled()
  tell('error')
  tell('open')
  await settled([2, 2, 1])
  expect(asked).toHaveBeenCalledTimes(1)
  tell('open')
  tell('missed')
  await settled([3, 3, 1])
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
  for (const each of [people, money, fixed]) each.hide()
})

test('reloads a session whose rights changed at once', () => {
  const stop = listen(new QueryClient())
  tell('open')
  tell('again')
  expect(asked).toHaveBeenCalledTimes(1)
  stop()
})
