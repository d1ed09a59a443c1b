import { findPlaces } from '../phone/area-codes.ts'
import { parseState, usStates } from '../us-states.ts'
import { splitStates } from './split-states.ts'

/** A place as it is written; its zone where someone chose one. */
export type ZonedPlace = { city?: string | null; state: string | null; time_zone?: string | null }

const normalizeCity = (city: string) =>
  city
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
    .replace(/[^a-z]/g, '')

const zonesByCity = new Map(
  Object.entries(splitStates).map(([state, { cities }]) => [
    state,
    new Map(
      Object.entries(cities).flatMap(([zone, names]) => names.map((name) => [normalizeCity(name), zone] as const)),
    ),
  ]),
)

/**
 * Returns the zones that a place may be in: one where its state has one or its city determines it, several where
 * someone must choose, none where the state is unknown. Anything after a comma of the city does not count.
 */
export const listZonesForPlace = ({ city, state }: Pick<ZonedPlace, 'city' | 'state'>): string[] => {
  const code = parseState(state ?? '')
  if (code === null) return []
  const { zones } = findPlaces('', code)
  const key = normalizeCity((city ?? '').split(',')[0] ?? '')
  if (zones.length < 2 || key === '') return zones
  const known = zonesByCity.get(code)?.get(key) ?? splitStates[code]?.rest
  return known === undefined ? zones : [known]
}

/** The zone of a place: the chosen one, else the only one it may lie in; null where someone must say. */
export const findPlaceZone = (place: ZonedPlace): string | null => {
  if (place.time_zone) return place.time_zone
  const [only, another] = listZonesForPlace(place)
  return another === undefined ? (only ?? null) : null
}

/**
 * The zone that an organization’s locations propose for it: the one most of them lie in, the first of equals; null where none says.
 * `differ`: they lie in several, so that someone must choose.
 */
export const proposeZone = (places: readonly ZonedPlace[]): { zone: string | null; differ: boolean } => {
  const zones = places.flatMap((place) => findPlaceZone(place) ?? [])
  const counted = [...Map.groupBy(zones, (zone) => zone)].toSorted(([, a], [, b]) => b.length - a.length)
  return { zone: counted[0]?.[0] ?? null, differ: counted.length > 1 }
}

/** Asked where an organization’s locations propose several zones. */
export const zonesDiffer = 'Its locations are in several time zones. Choose the organization’s time zone.'

/** Why a place has no zone yet, or null: its state has two, and neither the city nor a choice tells which. */
export const findPlaceZoneProblem = (place: ZonedPlace): string | null =>
  findPlaceZone(place) === null && listZonesForPlace(place).length > 1
    ? `${usStates[parseState(place.state ?? '') ?? '']} has two time zones. Choose this location’s time zone.`
    : null
