type PersonPlaces = { city: string | null; state: string | null; organization: string; location: string | null }

/**
 * Lists where someone lives and applied, each once: the organization for people who see several, and the location unless it is named
 * like the city. Two places say which is which.
 */
export const listPlaces = (
  { city, state, organization, location }: PersonPlaces,
  seesOrganizations: boolean,
): string[] => {
  const home = [city, state].filter(Boolean).join(', ')
  const isSame = location?.trim().toLowerCase() === city?.trim().toLowerCase()
  const applied = isSame ? '' : (location?.trim() ?? '')
  const areTwo = home !== '' && applied !== ''
  return [
    areTwo ? `Lives in ${home}` : home,
    seesOrganizations ? organization : '',
    areTwo ? `Applied to ${applied}` : applied,
  ].filter((place) => place !== '')
}
