import { Select } from '@mantine/core'
import { findPlaceZone } from '../../../../rules/zones/find-place-zone.ts'
import { formatUsZone, usTimeZones } from '../../../../rules/zones/zone-names.ts'

type LocationZoneProps = {
  place: { city: string; state: string; time_zone: string }
  onZone: (zone: string) => void
  error?: string | undefined
}

/** In which zone a location's hours are meant: as city and state tell, unless another one is chosen. */
export const LocationZone = ({ place, onZone, error }: LocationZoneProps) => {
  const told = findPlaceZone({ city: place.city, state: place.state })
  const zone = place.time_zone || told
  const isNamed = zone === null || usTimeZones.some(({ value }) => value === zone)
  return (
    <Select
      label="Time zone"
      placeholder={place.state === '' ? 'From city and state' : 'Choose the time zone'}
      data={isNamed ? usTimeZones : [...usTimeZones, { value: zone, label: formatUsZone(zone) }]}
      allowDeselect={false}
      value={zone}
      onChange={(chosen) => onZone(chosen === null || chosen === told ? '' : chosen)}
      error={error}
    />
  )
}
