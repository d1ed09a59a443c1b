/**
 * Returns round amounts for the axis of bars up to `most` cents: from zero to the first one that is at least as much,
 * in three to five steps.
 */
export const createMoneyScale = (most: number): number[] => {
  const rough = Math.max(most, 400) / 4
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * ten >= rough) ?? 10) * ten
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step)
}
