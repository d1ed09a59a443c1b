import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../../../platform/web/call.ts'
import { heartbeat } from '../../contract/sign-in.ts'
import type { InactivityState } from '../../rules/inactivity.ts'
import { createActivityClock } from './activity-clock.ts'

const activities = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const
type ShownState = Omit<InactivityState, 'state'> & { state: InactivityState['state'] | 'kept' }
const awake: ShownState = { state: 'active', leftSeconds: 0 }
// A dialog that vanished under a hand on its way to the button would let the click fall through to the page.
const lingerMs = 3_000

const sendHeartbeat = () => {
  // A 401 signs out by itself; a lost connection is tried again with the next activity.
  void call(heartbeat, {}).catch(() => undefined)
}

/** Watches what the person does; calls `onEnd` once when the idle time is over. `kept`: warned, then active again. */
export const useInactivity = (onEnd: () => void) => {
  const [shown, setShown] = useState(awake)
  const restart = useRef<() => void>(() => undefined)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const clock = createActivityClock({ now: Date.now, onHeartbeat: sendHeartbeat })
    let ended = false
    const look = () => {
      const next = clock.state()
      if (next.state === 'ended' && !ended) {
        ended = true
        end()
      }
      setShown((now) => {
        if (next.state !== 'active') return next
        return now.state === 'warning' ? { ...next, state: 'kept' } : now
      })
    }
    restart.current = clock.active
    const timer = setInterval(look, 1000)
    const stop = clock.subscribe(look)
    for (const activity of activities) window.addEventListener(activity, clock.active, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      stop()
      clock.close()
      for (const activity of activities) window.removeEventListener(activity, clock.active, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (shown.state !== 'kept') return undefined
    const timer = setTimeout(() => setShown(awake), lingerMs)
    return () => clearTimeout(timer)
  }, [shown.state])
  const stay = () => {
    restart.current()
    setShown(awake)
  }
  return { ...shown, stay }
}
