/**
 * The letters of a name: patterns for a word, a part of it and anything else. Letter classes of all scripts cost three
 * times as much.
 */
const toLetterPattern = (first: string, more: string, flags: string) => ({
  word: new RegExp(`[${first}][${more}]*(?:['’-]+[${first}][${more}]*)*`, flags),
  part: new RegExp(`[${first}][${more}]*`, flags),
  others: new RegExp(`[^${more}'’\\- ]`, flags),
})
const latin = toLetterPattern('A-Za-z', 'A-Za-z', 'g')
const everyScript = toLetterPattern('\\p{L}', '\\p{L}\\p{M}', 'gu')

const titleCase = (part: string): string => {
  const [first = '', ...rest] = part.toLowerCase()
  const [capital = '', ...spill] = first.toUpperCase()
  return capital + spill.join('').toLowerCase() + rest.join('')
}
const plainTitleCase = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()

/** As most names are stored: nothing to clean. */
const isClean = /^[A-Z][a-z]*(?: [A-Z][a-z]*)*$/

/** A name fit for a screen or a text: letters of any script, inner apostrophes and hyphens, single spaces, each part title-cased. */
export const cleanName = (text: string): string => {
  if (isClean.test(text)) return text
  const isPlain = /^[\x20-\x7e]*$/.test(text)
  const { word, part, others } = isPlain ? latin : everyScript
  const titled = isPlain ? plainTitleCase : titleCase
  const given = isPlain ? text : text.normalize('NFC').replace(/[‐‑]/g, '-').replace(/\s+/g, ' ')
  const words = given.replace(others, '').match(word) ?? []
  const shown = words.map((one) => one.replace(/(['’-])['’-]*/g, '$1').replace(part, titled)).join(' ')
  return isPlain ? shown : shown.normalize('NFC')
}

/** The first word of the cleaned name; 'Unknown' when nothing is left of it. */
export const getFirstName = (fullName: string): string => cleanName(fullName).split(' ')[0] || 'Unknown'

export type GreetedPerson = { fullName?: string | null; metadataFullName?: string | null; email?: string | null }

/**
 * Returns the name in the dashboard's greeting: profile name, then sign-in metadata name, then the email before its
 * at-sign, else User.
 */
export const getGreetingName = ({ fullName, metadataFullName, email }: GreetedPerson): string =>
  cleanName(fullName ?? '').split(' ')[0] ||
  cleanName(metadataFullName ?? '').split(' ')[0] ||
  (email ?? '').trim().split('@')[0] ||
  'User'

/** One or two capital letters for a picture that is missing; '?' for no one. */
export const getInitials = (name: string): string => {
  const words = cleanName(name).split(' ')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((one) => Array.from(one ?? '')[0] ?? '').join('') || '?'
}
