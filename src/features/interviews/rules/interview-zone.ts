import { placesOf } from '../../../rules/phone/area-codes.ts'
import { stateOf } from '../../../rules/us-states.ts'
import { localTimeZone } from '../../candidates/rules/local-time-zone.ts'

/**
 * The zone in which the hour of an interview is meant: the location's where its state has only others than the
 * organization's, else the organization's.
 */
export const interviewZone = (organizationZone: string, locationState: string | null): string => {
  const state = stateOf(locationState ?? '')
  const zones = state === null ? [] : placesOf('', state).zones
  if (zones.length === 0 || zones.includes(organizationZone)) return organizationZone
  return localTimeZone(state)?.timeZone ?? organizationZone
}
