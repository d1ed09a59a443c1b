/** Characters of a statement that are reported; the rest names no other tables as a rule. */
const longest = 2_000

/** Names in quotes, which stay; strings in quotes or dollars, comments, and numbers that are no part of a name. What is open reaches to the end. */
const valuePatterns = [
  '"[^"]*(?:"|$)',
  String.raw`(?<!\w)[eE]'(?:[^'\\]|''|\\[\s\S])*(?:'|$)`,
  "'(?:[^']|'')*(?:'|$)",
  String.raw`\$(\w*)\$[\s\S]*?(?:\$\1\$|$)`,
  String.raw`--[^\n]*`,
  String.raw`/\*[\s\S]*?(?:\*/|$)`,
  String.raw`(?<![\w$."])\d[\w.]*`,
]
const parts = new RegExp(valuePatterns.join('|'), 'g')

/**
 * Returns a statement without any value of a row: the content of quotes, comments and numbers becomes `?`; parameters
 * (`$1`) are none.
 */
export const maskSqlValues = (text: string): string =>
  text
    .slice(0, longest)
    .replace(parts, (part) => (part.startsWith('"') ? part : '?'))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the verb of a statement, in one word: `select`. */
export const getVerb = (text: string): string =>
  /^\s*([a-z]{1,20})\b/i.exec(text.slice(0, 100))?.[1]?.toLowerCase() ?? 'statement'
