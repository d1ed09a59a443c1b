import { firstCharacters } from '../../../rules/first-characters.ts'
import { foldCase } from '../../../rules/fold-case.ts'
import { digitsOf } from '../../../rules/phone.ts'

export type Searched = {
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
const longestDigits = 20

const oneLine = (text: string): string => foldCase(text.replaceAll('\n', ' '))

/**
 * The stored text a search runs on: full name, e-mail, phone, city and state in lower case, a line each (line breaks in
 * them become spaces), then a sixth line with the digits of the phone. Mirrored in SQL.
 */
export const searchText = (candidate: Searched): string => {
  const line = (field: keyof Searched) => oneLine(firstCharacters(candidate[field] ?? '', longest[field]))
  const lines = [line('full_name'), line('email_address'), line('phone_number'), line('city'), line('state')]
  return [...lines, digitsOf(candidate.phone_number ?? '').slice(0, longestDigits)].join('\n')
}

/** The digits to look for in phones: of a query without letters and with three digits or more, without the country's 1. */
const phoneDigits = (query: string): string | null => {
  if (/\p{L}/u.test(query)) return null
  const digits = digitsOf(query).replace(/^1(?=[0-9]{10}$)/, '')
  return digits.length < fewestPhoneDigits ? null : digits
}

/** Case-insensitive substring in any of the five fields; three digits or more also match the digits of the phone. */
export const matchesSearch = (candidate: Searched, query: string): boolean => {
  const wanted = oneLine(query.trim())
  const lines = searchText(candidate).split('\n')
  const digits = phoneDigits(query)
  return (
    lines.slice(0, 5).some((line) => line.includes(wanted)) || (digits !== null && (lines[5] ?? '').includes(digits))
  )
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** LIKE patterns on the stored search text: a candidate matches the query when one of them does. The first finds the fields. */
export const searchPatterns = (query: string): string[] => {
  const wanted = escaped(oneLine(query.trim()))
  const digits = phoneDigits(query)
  if (digits !== null && digits === wanted) return [`%${wanted}%`]
  const inFields = `%${wanted}%\n%`
  return digits === null ? [inFields] : [inFields, `%\n%\n%\n%\n%\n%${digits}%`]
}

/** The first of `searchPatterns`, with %, _ and \ escaped: enough but for phones written with other punctuation. */
export const likePattern = (query: string): string => searchPatterns(query)[0] ?? '%'
