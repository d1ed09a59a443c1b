import { knownCodes } from '../../../texting/messages/rules/delivery-codes.ts'

/** Results that a simulated network can report for a text: delivered, or failed with one of the codes we handle. */
export const networkWords = [
  { outcome: 'delivered', label: 'Delivered' },
  ...knownCodes.map(({ code, words }) => ({ outcome: code, label: `${words} (${code})` })),
]

/** Minutes of the simulated clock in words: "10 min", "1 h". */
export const formatMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
