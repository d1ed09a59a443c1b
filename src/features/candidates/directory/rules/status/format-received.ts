const dayMs = 86_400_000

/** How long ago someone came, in whole days: "today", "6 d ago". `now` in milliseconds; a moment to come counts as today. */
export const formatReceived = (at: string, now: number): string => {
  const days = Math.floor((now - Date.parse(at)) / dayMs)
  return days >= 1 ? `${days.toLocaleString('en-US')} d ago` : 'today'
}
