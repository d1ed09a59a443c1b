import { productName } from '../../../../rules/product.ts'
import commonPasswordStems from './common-password-stems.json' with { type: 'json' }

/** Facts about an account that everyone knows: its own words make no password. */
export type PasswordContext = { email?: string; name?: string; organization?: string }

/** The error for a password from the lists that attackers begin with. */
export const commonPassword = 'This password is too common. Choose another.'
/** The error for a password made of words that everyone knows of this account. */
export const contextPassword = 'Do not use your name, email, organization, or “Reinforce” in the password.'

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
]
/** Words of which the passwords that leak most often are made; with digits and signs around them they are as well known. */
const bases = new Set(commonPasswordStems)

const reversed = (text: string) => Array.from(text).toReversed().join('')
const keepLetters = (text: string) => text.replace(/[^\p{L}]/gu, '')
/** One character, or a short piece again and again: aaaaaa, 121212, abcabc, blanks. */
const isRepeated = (text: string) =>
  [1, 2, 3, 4].some(
    (size) =>
      text.length > size &&
      text ===
        text
          .slice(0, size)
          .repeat(Math.ceil(text.length / size))
          .slice(0, text.length),
  )
const isRow = (text: string) => rows.some((row) => row.includes(text) || reversed(row).includes(text))
/** A word of the list, also with digits and signs around it, or written with them: password1!, p4ssw0rd. */
const isBase = (text: string) => {
  const bare = text.replace(/^[^\p{L}]{1,6}|[^\p{L}]{1,8}$/gu, '')
  const read = Array.from(bare, (each) => leet[each] ?? each).join('')
  const all = Array.from(text, (each) => leet[each] ?? each).join('')
  return [bare, read, all, keepLetters(all)].some((each) => bases.has(each) || (each.length > 2 && isRow(each)))
}
/** A day as people write birthdays: 19850412, 12041985, 120485. */
const isDate = (text: string) =>
  /^(?:(?:19|20)\d{2}(?:0?[1-9]|1[0-2])(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[./-]?(?:0?[1-9]|1[0-2])[./-]?(?:(?:19|20)?\d{2}))$/.test(
    text,
  )

const listWords = ({ email = '', name = '', organization = '' }: PasswordContext) =>
  [
    productName,
    email,
    ...email.split(/[@._+-]/),
    ...name.split(/\s+/),
    ...organization.split(/\s+/),
    organization.replace(/\s+/g, ''),
  ]
    .map((each) => each.toLowerCase())
    .filter((each) => each.length >= 4)
    .toSorted((a, b) => b.length - a.length)

const isOfContext = (text: string, context: PasswordContext) => {
  const rest = listWords(context).reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && keepLetters(rest).length < 4
}

/** Why a password would be guessed, in a sentence, or null. Length is judged elsewhere. */
export const findPasswordWeakness = (password: string, context: PasswordContext = {}): string | null => {
  const text = password.slice(0, 200).normalize('NFKC').toLowerCase()
  if (isOfContext(text, context)) return contextPassword
  const isCommon = isRepeated(text) || isRow(text) || isDate(text) || isBase(text)
  return isCommon ? commonPassword : null
}
