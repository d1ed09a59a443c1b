/** Returns one of a list by its position, over and over; the list must not be empty. */
export const pickAt = <T>(from: readonly T[], position: number): T => {
  if (from.length === 0) throw new Error('An empty list has nothing to pick')
  return from[position % from.length] as T
}

/** A deterministic source of numbers in [0, 1): the same seed tells the same story (mulberry32). */
export const createRandom = (seed: string) => {
  let state = Array.from(seed).reduce(
    (sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0,
    0x811c9dc5,
  )
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(next() * n)
  const pick = <T>(from: readonly T[]): T => pickAt(from, below(from.length))
  const some = <T>(from: readonly T[], n: number) => {
    const left = [...from]
    return Array.from({ length: Math.min(n, left.length) }, () => left.splice(below(left.length), 1)[0]).filter(
      (x) => x !== undefined,
    )
  }
  const chance = (p: number) => next() < p
  const hex = (n: number) => Array.from({ length: n }, () => below(16).toString(16)).join('')
  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
  return { next, below, pick, some, chance, uuid }
}
export type Random = ReturnType<typeof createRandom>
