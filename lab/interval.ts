/** The 95 % interval of a share (Wilson), in words for a table. */
export const wilson = (hit: number, of: number): string => {
  if (of === 0) return '–'
  const [z, share] = [1.96, hit / of]
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  return `${Math.max(0, middle - half).toFixed(3)}–${Math.min(1, middle + half).toFixed(3)}`
}
