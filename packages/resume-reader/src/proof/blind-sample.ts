/** One in so many, as a clinic may choose. */
export const blindOneIn = [5, 10, 20, 50] as const

/** Decisions of one kind, and how many of them kept the person in play. */
export type AdvanceCount = { n: number; forward: number }
/** The same for people whose score is high (at or above `highFrom`) and low. */
export type ByScore = { high: AdvanceCount; low: AdvanceCount }
/** How far a shown number moves a reviewer, as shares from -1 to 1 with the 95 % interval. */
export type ScoreInfluence = { value: number; from: number; until: number }

/** Good Fit begins here; anyone who has as much is high. */
export const highFrom = 60
/** Fewer decisions in one of the four cells tell nothing. */
export const fewestDecisions = 20

const z = 1.959963984540054

/** The 95 % interval of a share (Wilson 1927; method 3 of Newcombe, Stat Med 1998;17:857). */
export const shareInterval = ({ n, forward }: AdvanceCount): [number, number] => {
  const p = forward / n
  const middle = 2 * n * p + z * z
  const reach = z * Math.sqrt(z * z + 4 * n * p * (1 - p))
  const below = 2 * (n + z * z)
  return [Math.max(0, (middle - reach) / below), Math.min(1, (middle + reach) / below)]
}

/** The difference of two shares with its 95 % interval (method 10 of Newcombe, Stat Med 1998;17:873). */
export const shareDifference = (one: AdvanceCount, other: AdvanceCount): ScoreInfluence => {
  const [p, q] = [one.forward / one.n, other.forward / other.n]
  const [[pFrom, pUntil], [qFrom, qUntil]] = [shareInterval(one), shareInterval(other)]
  const value = p - q
  return { value, from: value - Math.hypot(p - pFrom, qUntil - q), until: value + Math.hypot(pUntil - p, q - qFrom) }
}

/**
 * How far the number sways a reviewer: how much more often they keep those with a high score than those with a low one when they see
 * it, less the same when they do not. The interval squares and adds those of the two differences (Newcombe, Stat Med 2001;20:2885).
 * Null: fewer than `fewestDecisions` in one of the four cells, too few to tell.
 */
export const scoreInfluence = (seen: ByScore, blind: ByScore): ScoreInfluence | null => {
  const cells = [seen.high, seen.low, blind.high, blind.low]
  if (cells.some(({ n }) => n < fewestDecisions)) return null
  const [shown, hidden] = [shareDifference(seen.high, seen.low), shareDifference(blind.high, blind.low)]
  const value = shown.value - hidden.value
  return {
    value,
    from: value - Math.hypot(shown.value - shown.from, hidden.until - hidden.value),
    until: value + Math.hypot(shown.until - shown.value, hidden.value - hidden.from),
  }
}
