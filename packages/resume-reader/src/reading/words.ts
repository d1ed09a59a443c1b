import type { PlacedLine } from '../../../../src/rules/placed-line.ts'

/**
 * A word of a line: `text` is folded for comparing, `raw` is verbatim, `gap` is the text between the word before and
 * it.
 */
export type Word = { text: string; raw: string; line: number; start: number; end: number; gap: string }

/**
 * A line is read up to here, a document as far as this many lines: no real résumé is longer, and a hostile one costs no
 * more.
 */
export const mostCharacters = 2_000
/** … and so many lines. */
export const mostLines = 5_000

const wordPattern = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+/gu
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff\p{M}]/gu

const british: Record<string, string> = {
  behaviour: 'behavior',
  behavioural: 'behavior',
  behavioral: 'behavior',
  behaviours: 'behavior',
  programme: 'program',
  programmes: 'program',
  centre: 'center',
  generalisation: 'generalization',
}

/** Lower case without accents, ligatures and invisible signs, for comparing; never for showing. */
export const foldWord = (text: string): string =>
  text.slice(0, mostCharacters).normalize('NFKC').normalize('NFD').replace(invisible, '').toLowerCase()

/** A folded word in the form in which words are compared: British as American, plural as singular. */
export const stem = (folded: string): string => {
  const word = british[folded] ?? folded
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** The words of one line of at most 2,000 characters, `line` being its number. */
export const splitWords = (text: string, line = 0): Word[] => {
  const read = text.slice(0, mostCharacters)
  let before = 0
  return [...read.matchAll(wordPattern)].flatMap((found) => {
    const [raw] = found
    const folded = foldWord(raw)
    if (folded === '') return []
    const word = {
      text: folded,
      raw,
      line,
      start: found.index,
      end: found.index + raw.length,
      gap: read.slice(before, found.index),
    }
    before = word.end
    return [word]
  })
}

const sameSigns: [RegExp, string][] = [
  [/[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]/g, '-'],
  [/[\u2018\u2019\u201b\u02bc\u00b4`]/g, "'"],
  [/[\u201c\u201d\u00ab\u00bb]/g, '"'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[áàäâã]/gi, 'a'],
  [/[éèëê]/gi, 'e'],
  [/[íìïî]/gi, 'i'],
  [/[óòöôõ]/gi, 'o'],
  [/[úùüû]/gi, 'u'],
  [/ñ/gi, 'n'],
]

/** The first 2,000 characters in lower case with one dash, one quote, one space and no accents: as long as the text, so places stay. */
export const foldLine = (text: string): string => {
  let folded = text.slice(0, mostCharacters)
  for (const [pattern, sign] of sameSigns) folded = folded.replace(pattern, sign)
  const lower = folded.toLowerCase()
  return lower.length === folded.length ? lower : folded.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Whether the line begins with a bullet; a dash needs a space behind it. */
export const isBulleted = (text: string): boolean =>
  /^\s{0,40}(?:[•◦▪●○■□♦◆➢➤►▸✓✔★☆·∙*\uf0b7\uf0a7\u2022\u2023\u2043]|[-–—>]\s|[o]\s{2}|\(?\d{1,2}[.)]\s)/u.test(text)

/** The verbatim words around a place in a line: its cell of a table, without the blanks around it, and 240 characters at most. */
export const quoteAt = (line: PlacedLine, start: number, end: number): string => {
  const text = line.text.slice(0, mostCharacters)
  const from = Math.max(text.lastIndexOf('\t', start) + 1, start - 160, 0)
  const tab = text.indexOf('\t', end)
  const to = Math.min(tab < 0 ? text.length : tab, Math.max(end, from + 240))
  return text.slice(from, to).trim()
}
