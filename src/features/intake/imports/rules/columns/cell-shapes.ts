import { cleanEmail, isEmailAddress } from '../../../../../rules/email-address.ts'
import { extractDigits } from '../../../../../rules/phone/phone.ts'
import { parsePosition } from '../../../../candidates/directory/rules/position.ts'
import { parseDateCell } from '../parse-date-cell.ts'
import { findPositionInTitle } from '../values/find-position-in-title.ts'
import { parsePlace } from '../values/place.ts'

const blank = /^\s*$/
const score = /^\s*-?[0-9]{1,3}(?:[.,][0-9]{1,4})?\s*(%?)\s*$/
/** Signs of a cell that are looked at: a long one is words by then. */
const longest = 1_000
const noValue = /^\s*(?:n\/?a|none|null|-+|–|unknown)?\s*$/i

/** Whether a cell holds words and no number: it is no score. */
export const hasLetters = (text: string): boolean => {
  const start = text.slice(0, longest)
  return /\p{L}{2}/u.test(start) && !noValue.test(start.trim())
}

const share = (values: readonly string[], is: (text: string) => boolean): number => {
  const filled = values.map((text) => text.slice(0, longest).trim()).filter((text) => !blank.test(text))
  return filled.length === 0 ? 0 : filled.filter(is).length / filled.length
}

const looksLikeEmail = (text: string): boolean =>
  text
    .slice(0, 1_000)
    .split(/[;,\s]+|:::/)
    .some((part) => isEmailAddress(cleanEmail(part).replace(/^<|>$/g, '')))
const looksLikePhone = (text: string): boolean =>
  /^['+\d(][\d\s().+\-x/;:,extno]{6,60}$/i.test(text.trim()) &&
  extractDigits(text).length >= 10 &&
  !/\d{4}-\d\d-\d\d/.test(text)

const anyMoment = { timeZone: 'UTC', now: new Date(8_640_000_000_000) }
const isDay = (text: string): boolean => /\d{3}|\//.test(text) && parseDateCell(text, anyMoment).ok

/** Whether most cells of a column are email addresses. */
export const hasMostlyEmails = (values: readonly string[]): boolean => share(values, looksLikeEmail) >= 0.8
/** Whether most cells of a column are phone numbers. */
export const hasMostlyPhones = (values: readonly string[]): boolean => share(values, looksLikePhone) >= 0.8
/** Whether most cells of a column name a city with its state. */
export const hasMostlyPlaces = (values: readonly string[]): boolean =>
  share(values, (text) => (parsePlace(text)?.state ?? null) !== null) >= 0.6

/** Whether most cells of a column name a position that is hired for here. */
export const hasMostlyTitles = (values: readonly string[]): boolean =>
  share(values, (text) => parsePosition(text.slice(0, 1_000)).ok || findPositionInTitle(text) !== null) >= 0.6
/** Whether most cells of a column say a day. */
export const hasMostlyDays = (values: readonly string[]): boolean => share(values, isDay) >= 0.8

/** Whether a column holds scores: numbers, and some as percentages or above 10. Years and stars are no scores. */
export const hasMostlyScores = (values: readonly string[]): boolean => {
  const filled = values.map((text) => text.slice(0, longest).trim()).filter((text) => !noValue.test(text))
  if (filled.length === 0) return true
  const numbers = filled.filter((text) => score.test(text))
  const isLarge = numbers.some((text) => text.includes('%') || Number.parseFloat(text) > 10)
  return numbers.length / filled.length >= 0.5 && isLarge
}
