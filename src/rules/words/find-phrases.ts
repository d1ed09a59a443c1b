/** The range of a phrase: places in the text, the end not included. */
export type Range = { start: number; end: number }

const passedOver = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u
const mostCharacters = 200_000

/**
 * The signs of a text as they are compared, each with its place: without blanks, in lower case, ligatures taken apart.
 */
const compared = (text: string) => {
  const signs: string[] = []
  const places: number[] = []
  let at = 0
  for (const sign of text.slice(0, mostCharacters)) {
    if (!passedOver.test(sign))
      for (const one of sign.normalize('NFKC').toLowerCase()) {
        signs.push(one)
        places.push(at)
      }
    at += sign.length
  }
  return { signs, places }
}

const letter = /[\p{L}\p{N}]/u

/** Whether a word continues over a place. */
const isWithin = (text: string, at: number): boolean => letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at))

/** Whether a range begins and ends with whole words: “data base” does not contain “ABA”. */
const isWhole = (text: string, { start, end }: Range): boolean => !isWithin(text, start) && !isWithin(text, end)

const lengthAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 32).length

/**
 * Returns the ranges of phrases in a text as whole words, with any blanks and ends of lines between or within them; in
 * order, those that touch or overlap as one. None for a phrase that does not occur.
 */
export const findPhrases = (text: string, phrases: readonly string[]): Range[] => {
  const { signs, places } = compared(text)
  const all = signs.join('')
  // Signs beyond the first plane are two characters of `all`.
  const signAt: number[] = []
  for (const [i, sign] of signs.entries()) for (let n = 0; n < sign.length; n++) signAt.push(i)
  const found = phrases.flatMap((phrase) => {
    const wanted = compared(phrase).signs.join('')
    const ranges: Range[] = []
    if (wanted === '') return ranges
    for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length)) {
      const last = places[signAt[at + wanted.length - 1] ?? 0] ?? 0
      const range = { start: places[signAt[at] ?? 0] ?? 0, end: last + lengthAt(text, last) }
      if (isWhole(text, range)) ranges.push(range)
    }
    return ranges
  })
  const merged: Range[] = []
  for (const range of found.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const before = merged.at(-1)
    if (before && range.start <= before.end) before.end = Math.max(before.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

/** A piece of a text and where it begins. */
type Piece = { at: number; text: string; isMarked: boolean }

/** A text in pieces, those of `ranges` marked. */
export const cutAtRanges = (text: string, ranges: readonly Range[]): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of ranges) {
    if (start > at) pieces.push({ at, text: text.slice(at, start), isMarked: false })
    pieces.push({ at: start, text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), isMarked: false })
  return pieces
}
