import { Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { ErrorState } from '../../../../ui/states.tsx'
import { OrganizationChoice } from '../../../access/organization-choice/web/public.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { organizationDetails } from '../contract/organization-details.ts'

type PlaceSelectProps = {
  /** Given: the place is one of this organization. */
  organizationId?: string | undefined
  /** The organization that is chosen at first. */
  first?: string | undefined
  value: string
  onChange: (locationId: string) => void
  error?: string | undefined
}

/** A location; platform staff choose its organization first. */
export const PlaceSelect = ({ organizationId, first, value, onChange, error }: PlaceSelectProps) => {
  const me = useMe()
  const [chosen, setChosen] = useState<string | null>(
    organizationId ?? (me?.isPlatform ? (first ?? null) : (me?.organization.id ?? null)),
  )
  const details = useQuery(organizationDetails, { id: chosen ?? '' }, { enabled: chosen !== null })
  const places = chosen === null ? [] : (details.data?.locations ?? [])
  return (
    <Stack gap="sm">
      {me?.isPlatform && !organizationId ? (
        <OrganizationChoice
          label="Organization"
          clientsOnly
          value={chosen}
          onChange={(id) => {
            setChosen(id)
            onChange('')
          }}
        />
      ) : null}
      <Select
        label="Location"
        required
        searchable
        limit={100}
        placeholder={
          chosen === null
            ? 'Choose an organization first'
            : details.isLoading
              ? 'Loading locations…'
              : 'Choose a location'
        }
        disabled={chosen === null || !details.data}
        nothingFoundMessage="No locations match"
        data={places.map((place) => ({
          value: place.id,
          label: [place.name, place.city !== place.name ? place.city : null, place.state].filter(Boolean).join(', '),
        }))}
        value={value === '' ? null : value}
        onChange={(id) => onChange(id ?? '')}
        error={error}
      />
      {details.isError && !details.data ? (
        <ErrorState onRetry={() => void details.refetch()}>
          {getErrorMessage(details.error, 'Couldn’t load the locations.')}
        </ErrorState>
      ) : null}
    </Stack>
  )
}
