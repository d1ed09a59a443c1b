const longest = 200

/** How many letters have to be changed, added or left out to get from one word to the other; of each the first 200 count. */
export const editDistance = (one: string, other: string): number => {
  const [a, b] = [one.slice(0, longest), other.slice(0, longest)]
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, sign] of Array.from(a).entries()) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + Number(sign !== b[j - 1])
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The names that someone most likely meant: those that contain what was typed, then the ones with the fewest other letters. */
export const findClosestNames = (typed: string, names: readonly string[], most = 3): string[] => {
  const wanted = typed.trim().toLowerCase().slice(0, longest)
  const far = (name: string) =>
    wanted && name.toLowerCase().includes(wanted) ? -1 : editDistance(wanted, name.toLowerCase())
  return names
    .map((name) => ({ name, far: far(name) }))
    .toSorted((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name)
}
