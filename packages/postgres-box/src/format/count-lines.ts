const number = new Intl.NumberFormat('en-US')

/** Formats the restored counts, a line each, and the earlier one where that is another number. */
export const countLines = (restored: Record<string, number>, was: Record<string, number>): string[] =>
  Object.entries(restored).map(([name, many]) => {
    const before = was[name] ?? 0
    const beside = many === before ? '' : `  (${number.format(before)} when the backup was finished)`
    return `${number.format(many).padStart(11)}  ${name}${beside}`
  })
