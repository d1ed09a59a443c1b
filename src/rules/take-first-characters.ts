/** The first `n` characters of a text of any length, counted as PostgreSQL's `left` counts them: an emoji is one. */
export const takeFirstCharacters = (text: string, n: number): string =>
  text.length <= n
    ? text
    : Array.from(text.slice(0, 2 * n))
        .slice(0, n)
        .join('')
