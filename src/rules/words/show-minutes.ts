/** 'Under a minute', '45 min', '3 h 5 min', '4 d 2 h' of minutes; '–' of none. */
export const showMinutes = (minutes: number | null): string => {
  if (minutes === null) return '–'
  if (minutes < 1) return 'Under a minute'
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole} min`
  if (whole < 1440) return `${Math.floor(whole / 60)} h${whole % 60 === 0 ? '' : ` ${whole % 60} min`}`
  const hours = Math.round(whole / 60)
  return `${Math.floor(hours / 24)} d${hours % 24 === 0 ? '' : ` ${hours % 24} h`}`
}
