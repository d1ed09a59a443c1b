import { parseState } from '../../../../../rules/us-states.ts'

const statesByZone: Record<string, string> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
}
const zonesByState = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
)
const twoZones = new Set('AK AZ FL ID IN KS KY MI ND NE NV OR SD TN TX'.split(' '))

export type LocalTimeZone = {
  timeZone: string
  /** Whether the state has two zones; this is the one most of its people live in. */
  isGuess: boolean
}

/** The time zone a person of this state most likely lives in; null when the state says nothing. */
export const findLocalTimeZone = (state: string | null): LocalTimeZone | null => {
  const code = parseState(state ?? '')
  const timeZone = zonesByState.get(code ?? '')
  return code && timeZone ? { timeZone, isGuess: twoZones.has(code) } : null
}
