const countSharedStart = (a: string, b: string) => {
  const shorter = Math.min(a.length, b.length)
  let n = 0
  while (n < shorter && a[n] === b[n]) n += 1
  return n
}

const countSharedEnd = (a: string, b: string, start: number) => {
  const shorter = Math.min(a.length, b.length) - start
  let n = 0
  while (n < shorter && a[a.length - 1 - n] === b[b.length - 1 - n]) n += 1
  return n
}

const measure = (a: string, b: string, most: number): number => {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const best = Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(isSwap ? Math.min(best, (before[j - 2] ?? 0) + 1) : best)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** How many letters must be changed, added, dropped or swapped with their neighbour; stops counting above `most`. */
export const editDistance = (a: string, b: string, most: number): number => {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most) return most + 1
  const start = countSharedStart(a, b)
  const end = countSharedEnd(a, b, start)
  const [mine, theirs] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const longest = Math.max(mine.length, theirs.length)
  // The rest differs at both ends: one step is a single letter, or two neighbors swapped.
  if (most === 1) return longest === 1 || (longest === 2 && mine[0] === theirs[1] && mine[1] === theirs[0]) ? 1 : 2
  return measure(mine, theirs, most)
}

/** Whether two words differ by a slip of the fingers: one letter, in long ones two; three letters are too few to tell. */
export const isTypo = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 3 || (shorter === 3 && a.length === b.length)) return false
  const most = shorter < 7 ? 1 : 2
  return editDistance(a, b, most) <= most
}
