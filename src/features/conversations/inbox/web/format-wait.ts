import { formatDateTime } from '../../../../ui/format-date-time.ts'

const minutesSince = (at: string, now: number) => Math.max(0, Math.floor((now - Date.parse(at)) / 60_000))
const dayMinutes = 1_440

/** 'waits 2 h': how long a reply has waited, in one unit. */
export const formatWait = (since: string, now = Date.now()): string => {
  const minutes = minutesSince(since, now)
  if (minutes < 60) return `waiting ${Math.max(1, minutes)} min`
  if (minutes < dayMinutes) return `waiting ${Math.floor(minutes / 60)} h`
  return `waiting ${Math.floor(minutes / dayMinutes)} d`
}

/** '2 h ago' within the last day, else the moment. */
export const formatAgo = (at: string, now = Date.now()): string => {
  const minutes = minutesSince(at, now)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min ago`
  return minutes < dayMinutes ? `${Math.floor(minutes / 60)} h ago` : formatDateTime(at)
}
