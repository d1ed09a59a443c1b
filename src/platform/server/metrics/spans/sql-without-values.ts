/** Statements are told up to here; what follows names no other tables as a rule. */
const longest = 2_000

/** Names in quotes, which stay; strings in quotes or dollars, comments, and numbers that are no part of a name. What is open reaches to the end. */
const parts =
  /"[^"]*(?:"|$)|(?<!\w)[eE]'(?:[^'\\]|''|\\[\s\S])*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|(?<![\w$."])\d[\w.]*/g

/** A statement without any value of a row: what stands in quotes, comments and numbers are `?`; parameters (`$1`) are none. */
export const sqlWithoutValues = (text: string): string =>
  text
    .slice(0, longest)
    .replace(parts, (part) => (part.startsWith('"') ? part : '?'))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What a statement does, in one word: `select`. */
export const verbOf = (text: string): string =>
  /^\s*([a-z]{1,20})\b/i.exec(text.slice(0, 100))?.[1]?.toLowerCase() ?? 'statement'
