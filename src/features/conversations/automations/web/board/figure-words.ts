const none = '–'
const upTo = (digits: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })

/** A share of 0 to 1 in whole percent; a dash where there is none. */
export const formatShare = (share: number | null): string => (share === null ? none : `${Math.round(share * 100)}%`)

/** A number with one digit behind its point at most; a dash where there is none. */
export const formatNumber = (value: number | null): string => (value === null ? none : upTo(1).format(value))

/** Hours: as minutes below one, as days from two days on. */
export const formatHours = (hours: number | null): string => {
  if (hours === null) return none
  if (hours < 1) return formatMinutes(hours * 60)
  return hours < 48 ? `${upTo(1).format(hours)} h` : `${upTo(1).format(hours / 24)} days`
}

/** Minutes: as hours from two on. */
export const formatMinutes = (minutes: number | null): string => {
  if (minutes === null) return none
  return minutes < 120 ? `${upTo(0).format(minutes)} min` : formatHours(minutes / 60)
}
