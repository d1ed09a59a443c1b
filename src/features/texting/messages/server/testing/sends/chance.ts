/** Chance that comes out the same for the same seed (mulberry32). */
export const createChance = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number): number => Math.floor(next() * most)
  return {
    below,
    /** True so often. */
    often: (share: number): boolean => next() < share,
    pick: <T>(list: readonly T[]): T => {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
  }
}
export type Chance = ReturnType<typeof createChance>
