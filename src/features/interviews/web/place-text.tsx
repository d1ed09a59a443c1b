import { Anchor } from '@mantine/core'

/** A link that can be followed, or the words as they are. */
export const PlaceText = ({ place }: { place: string }) =>
  /^https:\/\/\S+$/i.test(place) ? (
    <Anchor href={place} target="_blank" rel="noreferrer" size="xs" underline="always">
      {place.replace(/^https:\/\//i, '')}
    </Anchor>
  ) : (
    <>{place}</>
  )
