import { findKnownWord } from './known-words.ts'

/** A word of a text, folded and freed of slips, with its position in the original text. */
type Word = { word: string; start: number; end: number }

const pieces =
  /\d\uFE0F?\u20E3|\b(?:b4|2m(?:rw|orrow|oro|row))\b|\d{1,2}:\d{2}|\d+(?:st|nd|rd|th|era|[rd]?a)\b|\d+|\b[ap]\.\s?m\b\.?|\p{L}(?:[\p{L}\p{M}]|['’‘`´](?=\p{L}))*|[#@?/&-]|[–—]|[.,;!\n]|\p{Extended_Pictographic}/giu

const folded = (piece: string): string => {
  if (/[\u20E3]/.test(piece)) return `# ${piece[0]}`
  if (/^[.,;!\n]$/.test(piece)) return ','
  if (/^[–—]$/.test(piece)) return '-'
  const plain = piece
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
  if (/^[ap]\.\s?m\.?$/.test(plain)) return `${plain[0]}m`
  return /^[a-z]|^2m|^[123](?:st|nd|rd|era|[rd]?a)$/.test(plain)
    ? findKnownWord(plain.replace(/([a-z])\1{2,}/g, '$1$1'))
    : plain
}

/** A text as the rules read it: its words in one line, blanks around each, and the way back to the text as it was written. */
export type Line = { line: string; words: Word[]; getSpan: (at: number, length: number) => [number, number] }

const longest = 600
const fourIsFor = new Set(['me', 'us', 'you', 'that', 'this', 'the', 'my', 'sure', 'an', 'your'])

/** Words, numbers and signs of a text; of a long one only its beginning. */
export const parseLine = (text: string): Line => {
  const words = [...text.slice(0, longest).matchAll(pieces)].map(({ 0: piece, index }) => ({
    word: folded(piece),
    start: index,
    end: index + piece.length,
  }))
  // “Works 4 me”.
  for (const [index, each] of words.entries())
    if (each.word === '4' && fourIsFor.has(words[index + 1]?.word ?? '')) each.word = 'for'
  const starts: number[] = []
  let line = ' '
  for (const { word } of words) {
    starts.push(line.length)
    line += `${word} `
  }
  const getSpan = (at: number, length: number): [number, number] => {
    const first = Math.max(
      0,
      starts.findLastIndex((start) => start <= at + 1),
    )
    const last = Math.max(
      first,
      starts.findLastIndex((start) => start < at + length),
    )
    return [words[first]?.start ?? 0, words[last]?.end ?? 0]
  }
  return { line, words, getSpan }
}
