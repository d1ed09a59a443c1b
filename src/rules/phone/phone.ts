/** The digits 0–9 of a text, in order. */
export const extractDigits = (text: string): string => text.replace(/[^0-9]/g, '')

const isForeign = (text: string): boolean => /^\s*\+\s*[02-9]/.test(text)

/** `(xxx) xxx-xxxx` for 10 digits, or 11 that start with 1; everything else as it was received. */
export const formatPhone = (text: string): string => {
  const local = extractDigits(text).replace(/^1(?=[0-9]{10}$)/, '')
  if (local.length !== 10 || isForeign(text)) return text
  return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`
}

/** Section 5 to the letter: 11 digits starting with 1 become +digits, anything else gets +1 before its digits. */
export const formatForCarrier = (text: string): string => {
  const digits = extractDigits(text)
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : `+1${digits}`
}

/** An extension at the end of a typed number: ext. 12, x12, #12; up to seven digits. */
export const phoneExtension = /(?:;?\s?ext(?:ension|\.|=)?|[x#])[\s.:]*[0-9]{1,7}\s*$/i

export type UsNumber = { ok: true; e164: string; test: boolean } | { ok: false; reason: string }
const no = (reason: string): UsNumber => ({ ok: false, reason })

/** A number that can be a US number, as E.164 and without its extension; `test` marks the fictional 555-01xx range. */
export const parseUsNumber = (text: string): UsNumber => {
  const shown = text.trim()
  if (shown === '') return no('There is no phone number.')
  if (shown.length > 60) return no('This is too long to be a phone number.')
  if (isForeign(shown)) return no(`${shown} is not a US number.`)
  const digits = extractDigits(shown.replace(phoneExtension, ''))
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (local.length < 7) return no(`"${shown}" is not a phone number.`)
  if (local.length === 7) return no(`${shown} has no area code.`)
  if (local.length !== 10) return no(`${shown} has ${local.length} digits; a US number has 10.`)
  if (/^[01]/.test(local)) return no(`${shown} has an area code that starts with ${local[0]}; no US area code does.`)
  if (/^[2-9]11/.test(local))
    return no(`${shown} has ${local.slice(0, 3)} as its area code, which is a service number.`)
  if (/^...[01]/.test(local)) return no(`${shown} cannot be a US number: after the area code comes a ${local[3]}.`)
  return { ok: true, e164: `+1${local}`, test: /^...55501/.test(local) }
}
