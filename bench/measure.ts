export type Figures = { best: number; p50: number; p99: number; perSecond: number }

/** The value below which that share of a sorted list lies. */
export const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Milliseconds at the median and the 99th percentile, and answers a second, with that many callers at once. */
export const measure = async (
  run: () => Promise<unknown>,
  { calls, clients }: { calls: number; clients: number },
): Promise<Figures> => {
  for (let i = 0; i < Math.min(20, calls); i++) await run()
  const took: number[] = []
  let left = calls
  const began = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) {
        const start = performance.now()
        await run()
        took.push(performance.now() - start)
      }
    }),
  )
  const sorted = took.toSorted((a, b) => a - b)
  return {
    best: sorted[0] ?? 0,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    perSecond: (took.length / (performance.now() - began)) * 1000,
  }
}
