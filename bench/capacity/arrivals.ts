import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '../measure.ts'

/** Numbers between 0 and 1 that are the same in every run. */
const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Kind = { name: string; weight: number; ask: (random: () => number) => Promise<number> }

const pickKind = (kinds: readonly Kind[], random: () => number) => {
  let left = random() * kinds.reduce((sum, { weight }) => sum + weight, 0)
  return kinds.find(({ weight }) => (left -= weight) < 0) ?? kinds[0]
}

/** `slowest`: the kind of the slowest call, and how long it took, ms. */
export type Stretch = {
  offered: number
  answered: number
  failed: number
  p50: number
  p99: number
  late: number
  slowest: string
}

/**
 * Calls that come as people do: each by itself, on average `perSecond`, whether the ones before are answered or not. A call's time
 * counts from the moment at which it should have left. `late`: how late the caller itself was at the 99th percentile, ms.
 */
export const arrive = async (
  kinds: readonly Kind[],
  { perSecond, seconds, seed }: { perSecond: number; seconds: number; seed: number },
): Promise<Stretch> => {
  const random = seeded(seed)
  const took: number[] = []
  const late: number[] = []
  const open = new Set<Promise<void>>()
  const slowest = { name: '', ms: 0 }
  let failed = 0
  let offered = 0
  const began = performance.now()
  for (let due = 0; ; ) {
    due += (-Math.log(1 - random()) / perSecond) * 1000
    if (due > seconds * 1000) break
    const wait = began + due - performance.now()
    if (wait > 1) await sleep(wait)
    const planned = began + due
    late.push(Math.max(0, performance.now() - planned))
    const kind = pickKind(kinds, random)
    offered += 1
    const asking = (async () => {
      const status = await kind?.ask(random).catch(() => 0)
      const ms = performance.now() - planned
      if (kind && ms > slowest.ms) Object.assign(slowest, { name: kind.name, ms })
      if (status === 200) took.push(ms)
      else failed += 1
    })()
    open.add(asking)
    void asking.then(() => open.delete(asking))
  }
  await Promise.all(open)
  const sorted = took.toSorted((a, b) => a - b)
  return {
    offered: offered / seconds,
    answered: took.length / ((performance.now() - began) / 1000),
    failed,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    slowest: `${slowest.name} ${slowest.ms.toFixed(0)}`,
    late: at(
      late.toSorted((a, b) => a - b),
      0.99,
    ),
  }
}
