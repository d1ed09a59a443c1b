import { createTextDocument } from '@reinforce/resume-reader/create-text-document.ts'
import { assignSections } from '@reinforce/resume-reader/reading/sections.ts'
import { isEmailAddress } from '../../../../rules/email-address.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { parseUsNumber } from '../../../../rules/phone/phone.ts'
import { parseState } from '../../../../rules/us-states.ts'

/** The person in a résumé and their contact details. Blank if missing. */
export type FoundContact = {
  full_name: string
  email_address: string
  phone_number: string
  city: string
  state: string
}

const mostCharacters = 20_000
const mostLines = 60
const longestLine = 300
/** Number of first lines that may hold a name without a label. */
const linesOfName = 6

const between = /[|•·●▪◆\t]|\s[–—-]\s|\s{3}/
const credential =
  /^(?:rbt|bcba(?:-d)?|bcaba|lba|laba|bt|cna|lpn|rn|ma|ms|m\.?s\.?|m\.?a\.?|m\.?ed\.?|b\.?s\.?|b\.?a\.?|ph\.?d\.?|psy\.?d\.?|msw|mba)$/i
const noNameWords = [
  'resume',
  'résumé',
  'curriculum',
  'vitae',
  'cv',
  'page',
  'phone',
  'e-?mail',
  'address',
  'objective',
  'summary',
  'profile',
  'technician',
  'therapist',
  'analyst',
  'interventionist',
  'behaviou?r(?:al)?',
  'registered',
  'certified',
  'board',
  'teacher',
  'aide',
  'assistant',
  'nurse',
  'caregiver',
  'nanny',
  'specialist',
  'coordinator',
  'manager',
  'director',
  'cent(?:er|re)',
  'clinic',
  'school',
  'university',
  'college',
  'llc',
  'inc',
  'dear',
  'hiring',
  'applica(?:nt|tion)',
  'apply',
  'references?',
  'contact',
  'about',
  'autism',
  'aba',
  'services?',
  'ignore',
  'instructions?',
  'system',
  'score',
  'street',
  'avenue',
]
const noName = new RegExp(String.raw`\b(?:${noNameWords.join('|')})\b`, 'i')
const particles = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'da',
  'dos',
  'das',
  'van',
  'von',
  'der',
  'bin',
  'ben',
  'al',
  'el',
  'y',
])
const nameWord = /^\p{L}[\p{L}\p{M}'’.-]{0,24}$/u
const email = /[^\s@<>()[\],;:|"]{1,64}@[^\s@<>()[\],;:|"]{1,255}/g
const phone = /(?<![\d-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?![\d-])/g
const nameLabel = /^(?:full |candidate |applicant )?(?:name|nombre):\s{0,5}/i
const placeLabel =
  /^(?:home |street |mailing |current )?(?:address|location|city|lives in|based in|direcci[oó]n|ciudad):?\s{0,5}/i
const cityWords = /^\p{L}[\p{L} .'’-]{1,39}$/u
const zip = /\s{0,3}\b\d{5}(?:-\d{4})?$/

const isCapital = (word: string) => /^\p{Lu}/u.test(word) || particles.has(word)
const splitWords = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** The name in “Jane M. Doe, RBT”; blank where it is none. */
const nameIn = (text: string): string => {
  const [before = '', ...behind] = text.split(',').map((part) => part.trim())
  if (!behind.flatMap(splitWords).every((word) => credential.test(word))) return ''
  const words = splitWords(before)
  while (words.length > 2 && credential.test(words.at(-1) ?? '')) words.pop()
  const name = words.join(' ')
  if (words.length < 2 || words.length > 5 || noName.test(name) || parseState(words.at(-1) ?? '')) return ''
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  if (!words.every((word) => nameWord.test(word) && isCapital(word))) return ''
  if (ends.some((word) => particles.has(word) || (word.match(/\p{L}/gu)?.length ?? 0) < 2)) return ''
  return name === name.toUpperCase() ? cleanName(name) : name
}

const findName = (texts: readonly string[], first: readonly string[]): { full_name: string; from: string } => {
  for (const text of texts) {
    if (!nameLabel.test(text)) continue
    const labelled = text.replace(nameLabel, '').split(between)[0]?.trim() ?? ''
    const words = splitWords(labelled)
    if (words.length > 1 && words.length < 6 && words.every((word) => nameWord.test(word)))
      return { full_name: cleanName(labelled), from: text }
  }
  for (const part of first.flatMap((text) => text.split(between)).map((each) => each.trim())) {
    const full_name = nameIn(part)
    if (full_name !== '') return { full_name, from: part }
  }
  return { full_name: '', from: '' }
}

/** “Austin, TX 78701” or “12 Elm St, Austin, Texas”: a code of two letters only in capitals. */
const placeIn = (part: string): { city: string; state: string } | null => {
  const pieces = part
    .replace(placeLabel, '')
    .split(',')
    .map((piece) => piece.trim())
  for (const [at, piece] of pieces.entries()) {
    const place = piece.replace(zip, '')
    const bare = /^(.{2,40})\s([A-Z]{2})$/.exec(place)
    const [said, ahead] = bare && zip.test(piece) ? [bare[2] ?? '', bare[1] ?? ''] : [place, pieces[at - 1] ?? '']
    const state = said.length === 2 && said !== said.toUpperCase() ? null : parseState(said)
    const isCity = cityWords.test(ahead) && !noName.test(ahead)
    if (state && isCity) return { city: ahead, state }
  }
  return null
}

const findPlace = (texts: readonly string[], besides: string): { city: string; state: string } => {
  for (const part of texts.flatMap((text) => text.split(between)).map((each) => each.trim())) {
    const place = part === besides || part === '' ? null : placeIn(part)
    if (place) return place
  }
  return { city: '', state: '' }
}

/**
 * Extracts name, address, number, city, and state from the head of a résumé, each only if it can be stored as written.
 * Only the first lines count, never those of references: further down are schools, employers, and references.
 */
export const findContact = (text: string): FoundContact => {
  const { lines } = createTextDocument(text.slice(0, mostCharacters))
  const written = lines.filter((line) => line.text.trim() !== '').slice(0, mostLines)
  const cut = written.map((line) => ({ ...line, text: line.text.slice(0, longestLine) }))
  const known = assignSections(cut).filter(({ section }) => section !== 'references')
  const texts = known.map((line) => line.text.trim())
  const top = known.filter(({ section, isHeader }) => section === 'top' && !isHeader).map((line) => line.text.trim())
  const { full_name, from } = findName(texts, top.slice(0, linesOfName))
  const found = (pattern: RegExp) => texts.flatMap((line) => [...line.matchAll(pattern)].map(([each]) => each))
  const places = [...top, ...texts.filter((line) => placeLabel.test(line))]
  return {
    full_name,
    email_address:
      found(email)
        .map((each) => each.replace(/\.$/, ''))
        .find(isEmailAddress) ?? '',
    phone_number: found(phone).find((each) => parseUsNumber(each).ok) ?? '',
    ...findPlace(places, from),
  }
}
