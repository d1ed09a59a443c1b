import { formatCount } from '../../../../rules/words/format-count.ts'

const counted = (n: number): string => formatCount(n)

/** Compares a number with another day’s: '4 more than', '10 fewer than', 'as many as'. */
export const formatDifference = (now: number, before: number): string => {
  if (now === before) return 'as many as'
  return now > before ? `${counted(now - before)} more than` : `${counted(before - now)} fewer than`
}
