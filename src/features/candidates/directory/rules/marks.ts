import { findFolded } from '../../../../rules/fold-search.ts'
import { extractDigits } from '../../../../rules/phone/phone.ts'
import { fewestPhoneDigits } from './search.ts'

export type Piece = { text: string; marked: boolean }

const cut = (text: string, from: number, until: number): Piece[] =>
  [
    { text: text.slice(0, from), marked: false },
    { text: text.slice(from, until), marked: true },
    { text: text.slice(until), marked: false },
  ].filter((piece) => piece.text !== '')

const plain = (text: string): Piece[] => [{ text, marked: false }]

/** Finds the range of digits in a formatted phone number, so that `5550` is found in `555-0100`. */
const digitsAt = (text: string, wanted: string): [number, number] | null => {
  const places = Array.from(text.matchAll(/[0-9]/g), ({ index }) => index)
  const start = extractDigits(text).indexOf(wanted)
  const [from, last] = [places[start], places[start + wanted.length - 1]]
  return from === undefined || last === undefined ? null : [from, last + 1]
}

/** A shown text in pieces, the first match of a search marked. Of a phone its digits match as well, as the search finds them. */
export const splitMarked = (text: string, query: string, { isPhone = false } = {}): Piece[] => {
  if (query === '') return plain(text)
  const words = findFolded(text, query)
  if (words) return cut(text, words.from, words.until)
  const digits = extractDigits(query).replace(/^1(?=[0-9]{10}$)/, '')
  if (!isPhone || /\p{L}/u.test(query) || digits.length < fewestPhoneDigits) return plain(text)
  const found = digitsAt(text, digits)
  return found ? cut(text, ...found) : plain(text)
}
