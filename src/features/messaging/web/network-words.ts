/** What a simulated network can say about a text, with the code it is known by. */
export const networkWords = [
  { outcome: 'delivered', label: 'Delivered', status: 'delivered' },
  { outcome: '30003', label: 'Phone off or out of reach (30003)', status: 'undelivered' },
  { outcome: '30006', label: 'Landline (30006)', status: 'undelivered' },
  { outcome: '30007', label: 'Blocked as spam (30007)', status: 'undelivered' },
  { outcome: '30005', label: 'Number not in service (30005)', status: 'failed' },
  { outcome: '21610', label: 'Opted out (21610)', status: 'failed' },
] as const

/** Minutes of the simulated clock in words: "10 min", "1 h". */
export const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
