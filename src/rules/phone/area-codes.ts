import states from './area-codes.json' with { type: 'json' }

const zones = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  Z: 'America/Phoenix',
  P: 'America/Los_Angeles',
  A: 'America/Anchorage',
  D: 'America/Adak',
  H: 'Pacific/Honolulu',
  R: 'America/Puerto_Rico',
  G: 'Pacific/Guam',
  S: 'Pacific/Pago_Pago',
} as const
type ZoneLetter = keyof typeof zones

/** Every state's zones and area codes; a code in another zone or in several carries its own letters (`850:EC`). */
const table: Record<string, string> = states

const isZone = (letter: string): letter is ZoneLetter => letter in zones
const getZones = (letters: string): string[] =>
  Array.from(letters).flatMap((each) => (isZone(each) ? [zones[each]] : []))

type Place = { states: string[]; zones: string[] }
const byState = new Map<string, string[]>()
const byCode = new Map<string, Place>()
for (const [state, line] of Object.entries(table)) {
  const [letters = '', ...codes] = line.split(' ')
  byState.set(state, getZones(letters))
  for (const code of codes) {
    const [digits = '', own] = code.split(':')
    byCode.set(digits, { states: [state], zones: getZones(own ?? letters) })
  }
}

/** Area codes of the United States, for tests and lists. */
export const usAreaCodes = [...byCode.keys()]

const nowhere: Place = { states: [], zones: [] }

/**
 * Every state and zone that a number's area code or a person's state could mean; empty when neither is known.
 * A phone keeps its area code when its owner moves, so neither alone is trusted.
 */
export const findPlaces = (e164: string, state: string | null): Place => {
  const ofNumber = byCode.get(e164.slice(2, 5)) ?? nowhere
  const ofState = state === null ? [] : (byState.get(state) ?? [])
  return {
    states: [...new Set([...ofNumber.states, ...(state !== null && ofState.length > 0 ? [state] : [])])].toSorted(),
    zones: [...new Set([...ofNumber.zones, ...ofState])].toSorted(),
  }
}
