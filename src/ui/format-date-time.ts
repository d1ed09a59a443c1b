/** A moment in the viewer's words: "Nov 20, 3:05 PM", with the year when it is another one. */
export const formatDateTime = (instant: string): string => {
  const at = new Date(instant)
  const isThisYear = at.getFullYear() === new Date().getFullYear()
  return at.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

/** The same with the zone of the viewer: "Nov 27, 10:00 AM EST". */
export const formatDateTimeInZone = (instant: string): string => {
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')
  return `${formatDateTime(instant)} ${zone?.value ?? ''}`.trimEnd()
}

const two = (n: number) => String(n).padStart(2, '0')

/** A moment as a date-and-time field reads it, in the viewer's zone. */
export const formatLocalMoment = (at: Date): string => {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}
