/** Months in the words of a clinic: "8 months", "2 years", "2 years 3 months"; "none" for 0: a month that was begun counts as one. */
export const formatTimeWorked = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    ...(years > 0 ? [`${years} ${years === 1 ? 'year' : 'years'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'month' : 'months'}`] : []),
  ]
  return parts.join(' ') || 'none'
}
