import { Anchor } from '@mantine/core'

export const isLink = (place: string): boolean => /^https:\/\/\S+$/i.test(place)

/** A link that can be followed, or the words as they are. */
export const PlaceText = ({ place, inherit = false }: { place: string; inherit?: boolean }) =>
  isLink(place) ? (
    <Anchor
      href={place}
      target="_blank"
      rel="noreferrer"
      {...(inherit ? { inherit } : { size: 'xs' })}
      underline="always"
    >
      {place.replace(/^https:\/\//i, '')}
    </Anchor>
  ) : (
    <>{place}</>
  )
