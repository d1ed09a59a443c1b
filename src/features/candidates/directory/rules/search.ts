import { foldSearch, listNameReadings, searchReadings } from '../../../../rules/fold-search.ts'
import { extractDigits } from '../../../../rules/phone/phone.ts'
import { takeFirstCharacters } from '../../../../rules/take-first-characters.ts'

export type SearchSource = {
  full_name: string | null
  email_address: string | null
  phone_number: string | null
  city: string | null
  state: string | null
}

/** As few digits as may be looked up among the digits of a phone. */
export const fewestPhoneDigits = 3

/** As much of each field as is searched, so that the stored text fits into an index. */
const longest = { full_name: 120, email_address: 160, phone_number: 40, city: 80, state: 40 } as const
/** The fields of a candidate that a search looks into. */
export const searchedFields = ['full_name', 'email_address', 'phone_number', 'city', 'state'] as const
const longestReadings = 240
const longestDigits = 20
const betweenReadings = '\u001f'

/**
 * The stored text a search runs on: all that the name is found by, email, phone, city and state folded, a line each (line
 * breaks in them become blanks), then a sixth line with the digits of the phone. Mirrored in SQL.
 */
export const toSearchText = (candidate: SearchSource): string => {
  const given = (field: keyof SearchSource) => takeFirstCharacters(candidate[field] ?? '', longest[field])
  const name = takeFirstCharacters(listNameReadings(given('full_name')).join(betweenReadings), longestReadings)
  const others = (['email_address', 'phone_number', 'city', 'state'] as const).map((field) => foldSearch(given(field)))
  return [name, ...others, extractDigits(candidate.phone_number ?? '').slice(0, longestDigits)].join('\n')
}

/** The digits to look for in phones: of a query without letters and with three digits or more, without the country's 1. */
const phoneDigits = (query: string): string | null => {
  if (/\p{L}/u.test(query)) return null
  const digits = extractDigits(query).replace(/^1(?=[0-9]{10}$)/, '')
  return digits.length < fewestPhoneDigits ? null : digits
}

/** A search for nothing but signs that are folded away, such as `-`: it looks into the fields as they were received. */
export const readRawSearch = (query: string): string | null =>
  query.trim() !== '' && searchReadings(query).length === 0 ? query.trim() : null

/** A substring in any of the five fields, as people type it; three digits or more also match the digits of the phone. */
export const matchesSearch = (candidate: SearchSource, query: string): boolean => {
  if (query.trim() === '') return true
  const raw = readRawSearch(query)
  if (raw !== null) return searchedFields.map((name) => candidate[name] ?? '').some((field) => field.includes(raw))
  const lines = toSearchText(candidate).split('\n')
  const digits = phoneDigits(query)
  return (
    searchReadings(query).some((wanted) => lines.slice(0, 5).some((line) => line.includes(wanted))) ||
    (digits !== null && (lines[5] ?? '').includes(digits))
  )
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/**
 * Splits a query into pieces to find in the stored text, of which one must match: its letters, and their LIKE pattern
 * with %, _ and \ escaped.
 */
export const searchPieces = (query: string): { literal: string; pattern: string }[] => {
  const readings = searchReadings(query)
  const digits = phoneDigits(query)
  if (digits !== null && digits === readings[0]) return [{ literal: digits, pattern: `%${digits}%` }]
  const inFields = readings.map((literal) => ({ literal, pattern: `%${escaped(literal)}%\n%` }))
  return digits === null ? inFields : [...inFields, { literal: digits, pattern: `%\n%\n%\n%\n%\n%${digits}%` }]
}

/** The LIKE patterns of a query. None for a raw search. */
export const searchPatterns = (query: string): string[] => searchPieces(query).map(({ pattern }) => pattern)
