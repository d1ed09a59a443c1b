import { parseDay } from '../../../../rules/day.ts'
import { cleanEmail, emailProblem, isEmailAddress } from '../../../../rules/email-address.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { parseUsNumber } from '../../../../rules/phone/phone.ts'
import { parseState } from '../../../../rules/us-states.ts'
import { fields, type TextName, textNames } from './fields.ts'
import { getVideoSource } from './video-link.ts'

/** Text fields as a person typed them; what is left out is not looked at. */
export type TypedTexts = { [Name in TextName]?: string | undefined }
export type FieldValues = { [Name in TextName]?: string | null }
type FieldCheck = { ok: true; value: string | null } | { ok: false; problem: string }

const good = (value: string): FieldCheck => ({ ok: true, value: value === '' ? null : value })
const bad = (problem: string): FieldCheck => ({ ok: false, problem })
const line = (text: string): FieldCheck =>
  text.length > 200 ? bad('Use 200 characters or fewer.') : /[\n\r]/.test(text) ? bad('Use one line.') : good(text)
const link = (text: string): FieldCheck => {
  if (text === '') return good('')
  return getVideoSource(text) === null ? bad('Enter a full link that starts with https://.') : good(text)
}

const findChoice = (choices: readonly string[], text: string): FieldCheck => {
  const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
  return text === '' || found ? good(found ?? '') : bad(`Choose one of ${choices.join(', ')}.`)
}

const checks: Record<Exclude<(typeof fields)[TextName]['kind'], 'choice'>, (text: string) => FieldCheck> = {
  name: (text) => (cleanName(text) === '' ? bad('Enter a name.') : line(text)),
  email: (text) => {
    const meant = cleanEmail(text)
    return meant === '' || isEmailAddress(meant) ? good(meant) : bad(emailProblem)
  },
  phone: (text) => {
    if (text === '') return good('')
    const number = parseUsNumber(text)
    return number.ok ? good(text) : bad(number.reason)
  },
  line,
  state: (text) => {
    if (text === '') return good('')
    const code = parseState(text)
    return code ? good(code) : bad('This is not a US state. Write it like TX or Texas.')
  },
  day: (text) => {
    if (text === '') return good('')
    const day = parseDay(text)
    return day ? good(day) : bad('Enter a date like 3/14/2026.')
  },
  link,
  text: (text) => (text.length > 200_000 ? bad('Use 200,000 characters or fewer.') : good(text)),
}
const check = (name: TextName, text: string): FieldCheck => {
  const field = fields[name]
  return field.kind === 'choice' ? findChoice(field.choices, text) : checks[field.kind](text)
}

const plain = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim()

/** Converts typed fields to stored values, with a sentence for each field that fails. Checks only the given fields. */
export const checkFields = (given: TypedTexts) => {
  const values: FieldValues = {}
  const problems: Record<string, string> = {}
  for (const name of textNames) {
    const typed = given[name]
    if (typed === undefined) continue
    const checked = check(name, plain(typed))
    if (checked.ok) values[name] = checked.value
    else problems[name] = checked.problem
  }
  return { values, problems }
}

/** Message for a candidate without any contact details. */
export const unreachable = 'Enter an email address or a phone number.'
/** Message for a consent or refusal without a source to prove it. */
export const consentNeedsSource = 'Enter where and when they agreed to or refused texts.'
