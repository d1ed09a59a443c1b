import type { Position } from '../../../../rules/credential/positions.ts'
import { cleanEmail, isEmailAddress } from '../../../../rules/email-address.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { parseTextableNumber } from '../../../../rules/phone/parse-textable-number.ts'
import { extractDigits } from '../../../../rules/phone/phone.ts'
import { parseState } from '../../../../rules/us-states.ts'
import { parsePosition } from '../../../candidates/directory/rules/position.ts'
import { type Cell, cleanText, truncate } from './cell.ts'
import { findPositionInTitle } from './values/find-position-in-title.ts'

const longestLine = 200
const longestLink = 2000

/** A short text as it was received, trimmed; null when blank, left out with a note when it is no line of text. */
export const parseLineCell = (text: string, name: string): Cell<string | null> => {
  const line = cleanText(text).trim()
  if (line.length <= longestLine) return { ok: true, value: line === '' ? null : line }
  return { ok: true, value: null, note: `The ${name} is ${line.length} characters long and was skipped.` }
}

/** A name as it was received, trimmed; one that is too long, or has no letters, is refused with what is wrong. */
export const readNameCell = (text: string): Cell<string> => {
  const line = cleanText(text).trim()
  if (line === '') return { ok: false, reason: 'No name.' }
  if (line.length > longestLine)
    return { ok: false, reason: `The name has ${line.length} characters. The limit is ${longestLine}.` }
  if (cleanName(line) === '') return { ok: false, reason: `"${truncate(line)}" isn’t a name: it has no letters.` }
  return { ok: true, value: line }
}

/** A long text as it was received, NUL characters removed; null when blank. */
export const readTextCell = (text: string): Cell<string | null> => {
  const plain = cleanText(text)
  return { ok: true, value: /\S/.test(plain) ? plain : null }
}

/** A phone as it was received, without a spreadsheet's leading apostrophe. Fewer than seven digits are no phone. */
export const parsePhoneCell = (text: string): Cell<string | null> => {
  const line = cleanText(text).trim().replace(/^'/, '')
  if (line === '') return { ok: true, value: null }
  if (line.length > 60 || extractDigits(line).length < 7) {
    return { ok: true, value: null, note: `"${truncate(line)}" isn’t a phone number and was skipped.` }
  }
  const number = parseTextableNumber(line)
  return number.ok ? { ok: true, value: line } : { ok: true, value: line, note: `Cannot be texted: ${number.reason}` }
}

/** The two-letter code of a state; what is none is kept as received. */
export const parseStateCell = (text: string): Cell<string | null> => {
  const line = parseLineCell(text, 'state')
  if (!line.ok || line.value === null) return line
  const code = parseState(line.value)
  return code
    ? { ok: true, value: code }
    : { ok: true, value: line.value, note: `"${truncate(line.value)}" isn’t a US state.` }
}

/** Reads one of a few known words, in any case; any other word is skipped and noted. */
export const parseChoiceCell = (text: string, name: string, choices: readonly string[]): Cell<string | null> => {
  const line = cleanText(text).trim()
  const found = choices.find((choice) => choice.toLowerCase() === line.toLowerCase())
  if (line === '' || found) return { ok: true, value: found ?? null }
  return {
    ok: true,
    value: null,
    note: `The ${name} "${truncate(line)}" isn’t one of ${choices.join(', ')} and was skipped.`,
  }
}

/** A percentage exactly as it was received, or null; what it counts for is the fit score's business. */
export const parsePercentCell = (text: string, name: string): Cell<string | null> => parseLineCell(text, name)

const yes = /^(?:y|yes|yep|true|t|1|x|currently|current|active|certified)\b/i
const no = /^(?:n|no|nope|not|none|never|false|f|0)\b|^n\/a/i

/** Yes, no or null (blank); 'No – but 40 hr course done' is no and noted, what is neither is left out and noted. */
export const parseYesNoCell = (text: string, name: string): Cell<boolean | null> => {
  const answer = cleanText(text.slice(0, 1000)).trim()
  if (answer === '') return { ok: true, value: null }
  const isNo = no.test(answer)
  if (!isNo && !yes.test(answer)) {
    return { ok: true, value: null, note: `${name} "${truncate(answer)}" is neither yes nor no and was skipped.` }
  }
  const isPlain = /^[\p{L}\d/]+[.!]?$/u.test(answer)
  return isPlain ? { ok: true, value: !isNo } : { ok: true, value: !isNo, note: `${name}: "${truncate(answer)}".` }
}

/** RBT or BCBA; a BCaBA is noted, anything unknown refuses the row. */
export const parsePositionCell = (text: string): Cell<Position> => {
  const written = cleanText(text.slice(0, 1000)).trim()
  const read = parsePosition(written)
  if (!read.ok) {
    const inside = findPositionInTitle(written)
    return inside === null ? read : { ok: true, value: inside, note: `"${truncate(written)}" was read as ${inside}.` }
  }
  const isAssistant = /^bcaba$|assistant/i.test(written)
  return isAssistant
    ? { ok: true, value: read.position, note: `Received as "${truncate(written)}".` }
    : { ok: true, value: read.position }
}

/** An email address as it was received; one that cannot be an address is left out with a note. */
export const readEmailCell = (text: string): Cell<string | null> => {
  const line = cleanEmail(cleanText(text)).replace(/^mailto:/i, '')
  if (line === '') return { ok: true, value: null }
  if (isEmailAddress(line)) return { ok: true, value: line }
  return { ok: true, value: null, note: `"${truncate(line)}" isn’t an email address and was skipped.` }
}

/** An https link as it was received; any other link is left out with a note and never refuses a person. */
export const parseUrlCell = (text: string, name: string): Cell<string | null> => {
  const line = cleanText(text).trim()
  if (line === '') return { ok: true, value: null }
  const isLink = line.length <= longestLink && /^https:\/\/[^\s]+$/i.test(line) && URL.canParse(line)
  if (isLink) return { ok: true, value: line }
  return { ok: true, value: null, note: `The ${name} "${truncate(line)}" isn’t an https link and was skipped.` }
}
