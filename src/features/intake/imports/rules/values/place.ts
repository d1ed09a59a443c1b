import { parseState } from '../../../../../rules/us-states.ts'

const country = /^(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?)$/i
const zip = /\s*\b[0-9]{5}(?:-[0-9]{4})?$/
const nowhere = /^(?:remote|n\/?a|none|unknown|anywhere|multiple)$/i

/**
 * City and state of an applicant's own place as exports write it: "Mesa, AZ", "Mesa, Arizona 85201", "12 Elm St, Mesa, AZ, United States".
 * Null when it says none.
 */
export const parsePlace = (text: string): { city: string | null; state: string | null } | null => {
  const parts = text
    .slice(0, 300)
    .replace(/\s+/g, ' ')
    .split(/[,\n|;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !country.test(part))
  const bare = parts.map((part) => part.replace(zip, '').trim()).filter((part) => part !== '')
  const last = bare.at(-1)
  if (last === undefined || nowhere.test(last)) return null
  if (bare.length > 1) {
    const state = parseState(last)
    const city = state === null ? null : (bare.at(-2) ?? null)
    if (state !== null) return { city: city !== null && /^\p{L}/u.test(city) ? city : null, state }
    return null
  }
  const [, city, code] = /^(.*\p{L}) ([A-Z]{2})$/u.exec(last) ?? []
  if (city && code && parseState(code)) return { city, state: parseState(code) }
  const state = last.length > 2 || parts[0] === last ? parseState(last) : null
  if (state !== null) return { city: null, state }
  return /^\p{L}[\p{L}.'’ -]{1,40}$/u.test(last) && last.split(' ').length <= 3 ? { city: last, state: null } : null
}
