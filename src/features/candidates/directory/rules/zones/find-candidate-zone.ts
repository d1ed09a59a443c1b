import { findPlaces } from '../../../../../rules/phone/area-codes.ts'
import { parseUsNumber } from '../../../../../rules/phone/phone.ts'
import { findPlaceZone, listZonesForPlace, type ZonedPlace } from '../../../../../rules/zones/find-place-zone.ts'
import { findLocalTimeZone, type LocalTimeZone } from './find-local-time-zone.ts'

export type { LocalTimeZone }

export type Whereabouts = {
  city: string | null
  state: string | null
  /** Their phone number, as it is written. */
  phone: string | null
  /** The location they applied to. */
  place: ZonedPlace | null
}

/**
 * Returns the time zone of a candidate: by city and state, with the area code if a state has two zones; else by the
 * area code; else that of their location. Null only if all are unknown. A guess unless an address decides.
 */
export const findCandidateZone = ({ city, state, phone, place }: Whereabouts): LocalTimeZone | null => {
  const byPlace = place === null ? null : findPlaceZone(place)
  const byAddress = listZonesForPlace({ city, state })
  const number = parseUsNumber(phone ?? '')
  const { zones: byPhone, states } = findPlaces(number.ok ? number.e164 : '', null)
  const [only] = byAddress
  if (byAddress.length === 1 && only !== undefined) return { timeZone: only, isGuess: false }
  if (byAddress.length > 1) {
    const both = byAddress.filter((zone) => byPhone.includes(zone))
    const [agreed] = both
    if (both.length === 1 && agreed !== undefined) return { timeZone: agreed, isGuess: false }
    return findLocalTimeZone(state)
  }
  const [first] = byPhone
  if (first !== undefined) {
    const near = byPlace !== null && byPhone.includes(byPlace) ? byPlace : null
    const timeZone = byPhone.length === 1 ? first : (near ?? findLocalTimeZone(states[0] ?? null)?.timeZone ?? first)
    return { timeZone, isGuess: true }
  }
  const timeZone = byPlace ?? findLocalTimeZone(place?.state ?? null)?.timeZone
  return timeZone === undefined ? null : { timeZone, isGuess: true }
}
