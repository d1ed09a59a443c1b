export type Reference = { from: string; to: string }

/**
 * Sorts tables so that each comes before those that it refers to; one that refers to itself is placed by its others. Throws for tables
 * that refer to each other in a circle.
 */
export const sortChildrenFirst = (tables: readonly string[], references: readonly Reference[]): string[] => {
  const sorted: string[] = []
  let left = [...tables]
  while (left.length > 0) {
    const waiting = new Set(left)
    const isReferred = (table: string) =>
      references.some(({ from, to }) => to === table && from !== table && waiting.has(from))
    const next = left.filter((table) => !isReferred(table))
    if (next.length === 0) throw new Error(`These tables refer to each other: ${left.join(', ')}`)
    sorted.push(...next)
    left = left.filter((table) => isReferred(table))
  }
  return sorted
}
