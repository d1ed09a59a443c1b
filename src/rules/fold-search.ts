import { foldCase } from './fold-case.ts'

/** The replacements of an apostrophe and of a hyphen. */
export type Folding = { apostrophe: '' | ' '; hyphen: '' | ' ' }

/** How apostrophes and hyphens are read: a name is typed `O’Brien`, `obrien` or `o brien`, `Mary-Ann`, `mary ann` or `maryann`. */
export const foldings = [
  { apostrophe: '', hyphen: ' ' },
  { apostrophe: ' ', hyphen: ' ' },
  { apostrophe: '', hyphen: '' },
] as const satisfies readonly Folding[]

/** Blocks whose letters came apart into a plain letter and its marks in every Unicode since 2008. */
const composed = /[\u00c0-\u04ff\u1e00-\u1fff]/g
const marks = /[\u0300-\u036f]/g
const apart: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' }
const wholeLetters = /[øłđħıςßæœ]/g
const apostrophes = /['’‘ʼʻ`´]/g
const hyphens = /[-‐‑‒–—]/g
const blanks = /\s+/g

/** Lower case without accents, Latin, Greek and Cyrillic; of a few letters that do not come apart the usual spelling. */
const foldLetters = (text: string): string =>
  foldCase(text)
    .replace(composed, (letter) => letter.normalize('NFD'))
    .replace(marks, '')
    .replace(wholeLetters, (letter) => apart[letter] ?? letter)

/** A text for searching: no case, no accents, no apostrophes; hyphens and runs of white space are one blank. Mirrored in SQL. */
export const foldSearch = (text: string, { apostrophe, hyphen }: Folding = foldings[0]): string =>
  foldLetters(text).replace(apostrophes, apostrophe).replace(hyphens, hyphen).replace(blanks, ' ')

/** Neither letters nor inner signs of a name: digits, other signs, pictures. Blanks are not among them. */
const dropped = new RegExp(
  [
    String.raw`[!-&(-,./-@[-\x60{-~¡-©«-´¶-¹»-¿×÷\u200b-\u200f\u2012-\u2018\u201a-\u2027\u202a-\u202e\u2030-\u205e`,
    String.raw`\u2060-\u206f\u20a0-\u20cf\u2190-\u2bff]|\ufe0e|\ufe0f|[\u{1f000}-\u{1faff}]`,
  ].join(''),
  'gu',
)

/**
 * The shown part of a name (person-name.ts), folded: dropped signs leave no gap, and of several inner signs the first
 * stays.
 */
const asShown = (name: string): string =>
  foldSearch(
    foldLetters(name)
      .replace(dropped, '')
      .replace(/(['’‐‑-])['’‐‑-]+/g, '$1'),
  )

/** All that a name is found by: each way to fold it, and as it is shown. Mirrored in SQL. */
export const listNameReadings = (name: string): string[] => [
  ...new Set([foldSearch(name), asShown(name), ...foldings.slice(1).map((folding) => foldSearch(name, folding))]),
]

const joined = /\p{L}\p{M}*['’‘ʼʻ`´‐‑‒–—-]+\p{L}/u

/**
 * Returns the readings of a search: one of these is to be in the folded text. Nothing when only signs were typed that
 * are folded away.
 */
export const searchReadings = (query: string): string[] => {
  const wanted = query.trim()
  const usual = foldSearch(wanted)
  if (usual.trim() === '') return []
  return joined.test(wanted) ? [...new Set(foldings.map((folding) => foldSearch(wanted, folding)))] : [usual]
}

/** Names, addresses and numbers are shorter; of more the beginning is looked through, sign by sign. */
const longestShown = 1_000
const longestQuery = 300

export type FoldedText = {
  folded: string
  /** The place in the text of each sign of `folded`, and one more: the text's length. */
  places: number[]
}

/** The beginning of a text (1,000 characters) folded sign by sign, so that what was found can be shown in it. */
export const foldWithPlaces = (shown: string, folding: Folding = foldings[0]): FoldedText => {
  const text = shown.slice(0, longestShown)
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const sign of text) {
    for (const letter of foldSearch(sign, folding)) {
      if (letter === ' ' && folded.endsWith(' ')) continue
      folded += letter
      for (let unit = 0; unit < letter.length; unit++) places.push(at)
    }
    at += sign.length
  }
  return { folded, places: [...places, text.length] }
}

/**
 * Returns where a search is in the beginning of a text as shown, from its first letter until after its last, marks of
 * that letter included.
 */
export const findFolded = (text: string, query: string): { from: number; until: number } | null => {
  if (query.length > longestQuery) return null
  const wanted = searchReadings(query)
  for (const folding of foldings) {
    const { folded, places } = foldWithPlaces(text, folding)
    for (const reading of wanted) {
      const at = folded.indexOf(reading)
      const [from, last] = [places[at], places[at + reading.length - 1]]
      if (at < 0 || from === undefined || last === undefined) continue
      const width = String.fromCodePoint(text.codePointAt(last) ?? 0).length
      const more = /^[\u0300-\u036f]*/.exec(text.slice(last + width))?.[0].length ?? 0
      return { from, until: last + width + more }
    }
  }
  return null
}
