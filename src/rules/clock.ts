/** Minutes after midnight as a time field reads them, "09:30". */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes after midnight of "09:30"; null for what is no time. */
export const parseMinutes = (clock: string): number | null => {
  const found = /^(\d{2}):(\d{2})/.exec(clock)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

/** Minutes after midnight in words: "2:30 PM". */
export const formatTime = (minutes: number): string =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${minutes % 1440 < 720 ? 'AM' : 'PM'}`

/** Hours in words: "9:00 AM – 8:00 PM", or closed. */
export const formatHours = ({ opens, closes }: { opens: number; closes: number }): string => {
  if (opens >= closes) return 'Closed'
  return `${formatTime(opens)} – ${formatTime(closes)}`
}
