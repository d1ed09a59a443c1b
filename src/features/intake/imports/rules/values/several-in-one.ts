import { cleanEmail, isEmailAddress } from '../../../../../rules/email-address.ts'
import { extractDigits } from '../../../../../rules/phone/phone.ts'

/** The first of several values in one cell, and the others. */
export type FirstOfSeveral = { first: string; others: string[] }

const bare = (part: string): string =>
  cleanEmail(part)
    .replace(/^mailto:/i, '')
    .replace(/^[<("']+|[>)"',.]+$/g, '')

/** The email addresses of a cell: "a@x.com;b@y.com", "a@x.com ::: b@y.com", "Ana <a@x.com>". A cell without one is answered as it is. */
export const findEmails = (text: string): FirstOfSeveral => {
  const parts = text.slice(0, 2_000).split(/:::|[;,|\s]+/)
  const [first, ...others] = [...new Set(parts.map(bare).filter(isEmailAddress))]
  return first === undefined ? { first: text, others: [] } : { first, others }
}

const label =
  /\(\s*(?:mobile|cell|home|work|main|other|primary|personal|office|preferred)\s*\)|^\s*(?:mobile|cell|home|work|main|phone|tel)\.?\s*:/gi
/** A number without its label, and as it was before a spreadsheet spoiled it: `5125550165.0`. */
const mended = (part: string): string =>
  part
    .replace(label, ' ')
    .trim()
    .replace(/^'?(\+?[0-9]{10,15})\.0+$/, '$1')

/** The phone numbers of a cell: "+1 813-555-0101;813-555-0141", "(512) 555-0100 / (512) 555-0101". A cell without one is answered as it is. */
export const findPhones = (text: string): FirstOfSeveral => {
  const parts = text
    .slice(0, 500)
    .normalize('NFKC')
    .split(/:::|;(?!\s*ext)|\||\n|,(?!\s*(?:ext|x))|\s+(?:or|and)\s+|\s*\/\s*(?=[+(\d])/i)
    .map(mended)
    .filter((part) => extractDigits(part).length >= 7)
  const [first, ...others] = [...new Set(parts)]
  return first === undefined ? { first: mended(text), others: [] } : { first, others }
}

const suffix =
  /^(?:jr|sr|ii|iii|iv|md|phd|ph\.?d|ed\.?d|m\.?ed|ma|m\.?a|ms|m\.?s|mba|lba|ba|b\.?a|bs|b\.?s|rbt|bt|bcba(?:-d)?|bcaba|cna|lpn|rn|esq)\.?$/i

/** A name as it is spoken: "Falana, Farid" is Farid Falana, "Ana Cruz, BCBA" stays. */
export const toSpokenName = (text: string): string => {
  if (text.length > 200) return text
  const [last = '', first = '', ...more] = text.split(',').map((part) => part.trim())
  const isSwapped = /\p{L}/u.test(last) && /\p{L}/u.test(first) && !suffix.test(first)
  if (!isSwapped || !more.every((part) => suffix.test(part))) return text
  return [`${first} ${last}`, ...more].join(', ')
}
