import { formatDateTime } from '../../../../ui/format-date-time.ts'

const minutesSince = (at: string, now: number) => Math.max(0, Math.floor((now - Date.parse(at)) / 60_000))
const dayMinutes = 1_440

/** 'waiting 2 h': how long a reply has waited, in one unit; '2 h' in a list of those waiting. */
export const formatWait = (since: string, isShort = false, now = Date.now()): string => {
  const minutes = minutesSince(since, now)
  const [count, unit] =
    minutes < 60
      ? [Math.max(1, minutes), 'min']
      : minutes < dayMinutes
        ? [minutes / 60, 'h']
        : [minutes / dayMinutes, 'd']
  return `${isShort ? '' : 'waiting '}${Math.floor(count)} ${unit}`
}

/** '2 h ago' within the last day, else the moment. */
export const formatAgo = (at: string, now = Date.now()): string => {
  const minutes = minutesSince(at, now)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min ago`
  return minutes < dayMinutes ? `${Math.floor(minutes / 60)} h ago` : formatDateTime(at)
}
