import { getInactivityState, shouldRestartTimer } from '../../rules/inactivity.ts'

const storageKey = 'reinforce-last-activity'
const heartbeatEvery = 60_000

type ClockOptions = { now: () => number; onHeartbeat: () => void }

/** The last activity by wall clock, one for all tabs of the browser. */
export const createActivityClock = ({ now, onHeartbeat }: ClockOptions) => {
  let last = now()
  let lastHeartbeat = last
  const listeners = new Set<() => void>()
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(storageKey)

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const remember = (at: number) => {
    last = at
    localStorage.setItem(storageKey, String(at))
  }
  // A tab that slept hears no message: the stored time is read as well.
  const latest = () => {
    const stored = Number(localStorage.getItem(storageKey))
    if (stored > last && stored <= now() + 1000) last = stored
    return last
  }
  tabs?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'number' && event.data > last) last = event.data
    tell()
  })
  remember(last)
  tabs?.postMessage(last)

  return {
    state: () => getInactivityState(latest(), now()),
    /** Something the person did. After the end it restarts nothing: a sleeping laptop is not woken into a session. */
    active: () => {
      const at = now()
      if (!shouldRestartTimer(latest(), at) || getInactivityState(last, at).state === 'ended') return
      remember(at)
      tabs?.postMessage(at)
      tell()
      if (at - lastHeartbeat < heartbeatEvery) return
      lastHeartbeat = at
      onHeartbeat()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => tabs?.close(),
  }
}
