const word = /\p{L}[\p{L}\p{M}]*(?:['’-]+\p{L}[\p{L}\p{M}]*)*/gu

const titleCase = (part: string): string => {
  const [first = '', ...rest] = part.toLowerCase()
  const [capital = '', ...spill] = first.toUpperCase()
  return capital + spill.join('').toLowerCase() + rest.join('')
}

/** A name fit for a screen or a text: letters of any script, inner apostrophes and hyphens, single spaces, each part title-cased. */
export const cleanName = (text: string): string => {
  const kept = text
    .normalize('NFC')
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{M}'’\- ]/gu, '')
  const words = kept.match(word) ?? []
  return words
    .map((one) => one.replace(/(['’-])['’-]*/g, '$1').replace(/\p{L}[\p{L}\p{M}]*/gu, titleCase))
    .join(' ')
    .normalize('NFC')
}

/** The first word of the cleaned name; 'Unknown' when nothing is left of it. */
export const firstName = (fullName: string): string => cleanName(fullName).split(' ')[0] || 'Unknown'

export type Greeted = { fullName?: string | null; metadataFullName?: string | null; email?: string | null }

/** Whom the dashboard greets: profile name, then sign-in metadata name, then the e-mail before its at-sign, else User. */
export const greetingName = ({ fullName, metadataFullName, email }: Greeted): string =>
  cleanName(fullName ?? '').split(' ')[0] ||
  cleanName(metadataFullName ?? '').split(' ')[0] ||
  (email ?? '').trim().split('@')[0] ||
  'User'

/** One or two capital letters for a picture that is missing; '?' for nobody. */
export const initials = (name: string): string => {
  const words = cleanName(name).split(' ')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((one) => Array.from(one ?? '')[0] ?? '').join('') || '?'
}
