const timeoutMs = 60 * 60_000
const warningBeforeMs = 5 * 60_000
/** Activity counts again only after more than this since the last reset. */
const activityThrottleMs = 1000

type Instant = Date | number

export type InactivityState = { state: 'active' | 'warning' | 'ended'; leftSeconds: number }

/** Returns the state of a session by wall clock: warned for the last 5 of 60 idle minutes, then ended. */
export const getInactivityState = (lastActivity: Instant, now: Instant): InactivityState => {
  const left = Math.min(timeoutMs, timeoutMs - (Number(now) - Number(lastActivity)))
  if (left <= 0) return { state: 'ended', leftSeconds: 0 }
  return { state: left <= warningBeforeMs ? 'warning' : 'active', leftSeconds: Math.ceil(left / 1000) }
}

/** Whether an activity restarts the timer: more than one second has passed since the last reset. */
export const shouldRestartTimer = (lastReset: Instant, now: Instant): boolean =>
  Number(now) - Number(lastReset) > activityThrottleMs || Number(now) < Number(lastReset)

/** Minutes and seconds of a countdown: '5:00', '0:09'. */
export const formatCountdown = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
