import { formatCount } from '../../../../rules/words/format-count.ts'

const counted = (n: number): string => formatCount(n)

/** Compares a number with the day before: '4 more', '10 fewer', 'As many'. */
export const formatDifference = (now: number, before: number): string => {
  if (now === before) return 'As many'
  return now > before ? `${counted(now - before)} more` : `${counted(before - now)} fewer`
}

/** Returns the running total at the end of each day, less the value before the first. */
export const computeRunningTotal = (perDay: readonly number[]): number[] => {
  let sum = 0
  return perDay.map((n) => {
    sum += n
    return sum
  })
}
