import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work until others have their turn. */
const sliceMs = 8

/** Maps a long list in order and in slices, so that other calls are answered between them. */
export const mapInSlices = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = []
  let until = performance.now() + sliceMs
  for (const item of items) {
    results.push(map(item))
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + sliceMs
  }
  return results
}
