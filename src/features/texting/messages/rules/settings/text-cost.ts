import { formatCount } from '../../../../../rules/words/format-count.ts'
/**
 * Returns the cost of so many parts, in cents and their fractions; a part costs `price` cents. An estimate: carriers
 * add fees of their own.
 */
export const computeCost = (parts: number, price: number): number => Number((parts * price).toFixed(4))

/** '1.66¢' below a dollar, '$12.35' from there on. */
export const formatCost = (cents: number): string => {
  if (cents < 100) return `${Number(cents.toFixed(2))}¢`
  const [dollars = '', rest = ''] = (Math.round(cents) / 100).toFixed(2).split('.')
  return `$${formatCount(Number(dollars))}.${rest}`
}
