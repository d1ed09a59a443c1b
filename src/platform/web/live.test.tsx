import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('after a gap the rows are asked for again, and so is the session', () => {
  const client = new QueryClient()
  const refreshed = vi.spyOn(client, 'invalidateQueries')
  const stop = listen(client)
  tell('open')
  expect([asked.mock.calls.length, refreshed.mock.calls.length]).toEqual([0, 0])
  tell('error')
  tell('open')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(refreshed).toHaveBeenCalled()
  tell('missed')
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
})

test('a session whose rights changed is asked for at once', () => {
  const stop = listen(new QueryClient())
  tell('open')
  tell('again')
  expect(asked).toHaveBeenCalledTimes(1)
  stop()
})
