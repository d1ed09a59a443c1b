const links = /\/(book|why|invite|reset|calendar|files\/shared)\/[\w-]{12,}/g
/** A calendar file breaks its lines anywhere, also within a token. */
const folds = /\r?\n[ \t]/g

/** Takes the tokens out of links in a text: a file is passed on, and such a link opens for anyone who holds it. */
export const maskLinks = (text: string): string =>
  (text.startsWith('BEGIN:VCALENDAR') ? text.replace(folds, '') : text).replace(links, '/$1/(link removed)')

/** The same in every text of a value. */
export const maskLinksIn = (value: unknown): unknown => {
  if (typeof value === 'string') return maskLinks(value)
  if (Array.isArray(value)) return value.map(maskLinksIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskLinksIn(each)]))
}
