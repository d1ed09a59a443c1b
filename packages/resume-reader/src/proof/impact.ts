/** People of one group: how many were scored, and how many of them above the median of their position. */
export type Group = { name: string; scored: number; above: number }
export type GroupImpact = Group & {
  /** Share above the median. Null: fewer than `fewest` people, too few to tell. */
  rate: number | null
  /** Of the highest rate among the groups. */
  ratio: number | null
  /** Below four fifths of the highest: worth a look (Uniform Guidelines, 29 CFR 1607.4 D). */
  isLow: boolean
}

/** A group of fewer tells nothing about the tool. */
export const fewest = 30

/**
 * Scoring rates and impact ratios as New York City's Local Law 144 (6 RCNY § 5-301) defines them for a tool that scores: a group's share above the
 * median, divided by the highest share of all groups that are large enough.
 */
export const measureImpact = (groups: readonly Group[]): GroupImpact[] => {
  const getRate = ({ scored, above }: Group) => (scored < fewest ? null : above / scored)
  const highest = Math.max(0, ...groups.map((group) => getRate(group) ?? 0))
  return groups.map((group) => {
    const rate = getRate(group)
    const ratio = rate === null || highest === 0 ? null : rate / highest
    return { ...group, rate, ratio, isLow: ratio !== null && ratio < 0.8 }
  })
}
