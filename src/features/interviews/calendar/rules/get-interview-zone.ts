import { findPlaceZone, listZonesForPlace, type ZonedPlace } from '../../../../rules/zones/find-place-zone.ts'
import { findLocalTimeZone } from '../../../candidates/directory/rules/zones/find-local-time-zone.ts'
import type { InterviewType } from './interview-kinds.ts'

/**
 * The zone in which the hour of an interview is meant: the location's. Where no one said it and its state has two, the organization's if
 * it is one of them, else the one most people of the state live in. Without a location the organization's.
 */
export const getInterviewZone = (organizationZone: string, place: ZonedPlace | null): string => {
  if (place === null) return organizationZone
  const own = findPlaceZone(place)
  if (own !== null) return own
  const zones = listZonesForPlace(place)
  if (zones.length === 0 || zones.includes(organizationZone)) return organizationZone
  return findLocalTimeZone(place.state)?.timeZone ?? organizationZone
}

type InterviewZones = {
  zone: string
  candidateZone: { timeZone: string } | null
  type?: InterviewType | null | undefined
}

/**
 * On whose clock a candidate reads the hour of an interview: on their own, as far as someone knows it, and on no other; of an interview
 * in person on that of the location, where they are then.
 */
export const getShownZone = ({ zone, candidateZone, type }: InterviewZones): string =>
  type === 'In person' ? zone : (candidateZone?.timeZone ?? zone)
