/** The time zones of the United States as people there call them. */
export const usTimeZones: readonly { value: string; label: string }[] = [
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'America/Adak', label: 'Aleutian' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'America/Puerto_Rico', label: 'Puerto Rico' },
  { value: 'Pacific/Guam', label: 'Guam' },
  { value: 'Pacific/Pago_Pago', label: 'American Samoa' },
]

/** Returns the label of a zone, its own name where it is none of the United States. */
export const formatUsZone = (zone: string): string => usTimeZones.find(({ value }) => value === zone)?.label ?? zone
