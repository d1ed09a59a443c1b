/** The longest note that is stored. */
const longestNote = 20_000

/** Splits a text that is longer than a note; no character is cut in two. */
export const splitLong = (text: string): string[] => {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    const until = from + longestNote
    const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(until - 1))
    parts.push(text.slice(from, isInPair ? until - 1 : until))
    from = isInPair ? until - 1 : until
  }
  return parts
}

/** Returns the words that no note of the candidate holds yet, joined to as few notes as possible. */
export const listNewNotes = (words: readonly string[], notes: readonly string[]): string[] => {
  const said = notes.map((note) => `\n${note}\n`)
  const added: string[] = []
  for (const one of new Set(words)) {
    if (said.some((note) => note.includes(`\n${one}\n`))) continue
    const last = added.at(-1)
    if (last === undefined || last.length + 1 + one.length > longestNote) added.push(one)
    else added[added.length - 1] = `${last}\n${one}`
  }
  return added
}
