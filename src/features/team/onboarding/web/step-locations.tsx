import { ActionIcon, Button, Checkbox, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@reinforce/icons'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { usStates } from '../../../../rules/us-states.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { findPlaceZoneProblem } from '../../../../rules/zones/find-place-zone.ts'
import { usTimeZones } from '../../../../rules/zones/zone-names.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { organizationDetails } from '../../../clients/organizations/web/public.ts'
import { type PastedLocation, pasteLocations } from '../rules/paste-locations.ts'
import { addPasted, createPlace, type Place, type StepProps } from './draft-data.ts'
import css from './wizard.module.css'

const states = Object.entries(usStates).map(([value, name]) => ({ value, label: `${value} – ${name}` }))

const shownAtMost = 200

/** The rows as they were read, so that a wrong paste is visible before it is added. */
const Parsed = ({ rows }: { rows: readonly PastedLocation[] }) => (
  <div className={css.parsed}>
    <table aria-label="Read from the pasted text">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">City</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, shownAtMost).map(({ name, city, state }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the paste
          <tr key={at}>
            <td>
              {name || (
                <Text c="red" span>
                  No name
                </Text>
              )}
            </td>
            <td>{city || '–'}</td>
            <td>
              {state in usStates ? (
                state
              ) : (
                <Text c="red" span>
                  {state ? `${state} isn’t a US state` : 'No state'}
                </Text>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Rows of a spreadsheet, kept with the onboarding until they are locations. */
const Paste = ({ data, change }: Pick<StepProps, 'data' | 'change'>) => {
  const rows = pasteLocations(data.pasted)
  const count = rows.length
  return (
    <Stack gap="xs">
      <Textarea
        label="Paste from a spreadsheet"
        description="One location per line: name, city, and state, separated by tabs, commas, or semicolons"
        autosize
        minRows={3}
        maxRows={10}
        value={data.pasted}
        onChange={(event) => change({ pasted: event.currentTarget.value })}
      />
      {count > 0 ? <Parsed rows={rows} /> : null}
      <Group>
        <Button variant="default" disabled={count === 0} onClick={() => change(addPasted(data))}>
          {count === 0 ? 'Add Pasted Locations' : `Add ${pluralize(count, 'Location')}`}
        </Button>
      </Group>
    </Stack>
  )
}

/** The new places: typed one by one, or pasted from a spreadsheet. */
export const NewLocationsStep = ({ data, change, fields }: StepProps) => {
  const { places } = data
  const set = (key: string, more: Partial<Place>) =>
    change({ places: places.map((place) => (place.key === key ? { ...place, ...more } : place)) })
  return (
    <Stack>
      {places.length === 0 ? <Text c="dimmed">No locations yet.</Text> : null}
      <ol className={css.rows} aria-label="Locations">
        {places.map((place, at) => (
          <li key={place.key} className={css.row}>
            <TextInput
              label="Name"
              value={place.name}
              error={fields[`locations.${at}.name`]}
              onChange={(event) => set(place.key, { name: event.currentTarget.value })}
            />
            <TextInput
              label="City"
              value={place.city}
              error={fields[`locations.${at}.city`]}
              onChange={(event) => set(place.key, { city: event.currentTarget.value })}
            />
            <Select
              label="State"
              searchable
              data={states}
              value={place.state in usStates ? place.state : null}
              placeholder={place.state in usStates ? '' : place.state}
              error={fields[`locations.${at}.state`]}
              onChange={(state) => set(place.key, { state: state ?? '', time_zone: '' })}
            />
            {place.time_zone !== '' || findPlaceZoneProblem(place) !== null ? (
              <Select
                label="Time zone"
                data={usTimeZones}
                value={place.time_zone || null}
                error={fields[`locations.${at}.time_zone`]}
                onChange={(zone) => set(place.key, { time_zone: zone ?? '' })}
              />
            ) : null}
            <ActionIcon
              className={css.remove}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove ${place.name || `location ${at + 1}`}`}
              onClick={() => change({ places: places.filter(({ key }) => key !== place.key) })}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.7} />}
          onClick={() => change({ places: [...places, createPlace()] })}
        >
          Add Location
        </Button>
      </Group>
      <Paste data={data} change={change} />
    </Stack>
  )
}

type KnownLocationsStepProps = Pick<StepProps, 'data' | 'change'> & { organizationId: string | undefined }

/** Which of the places that are there get new positions. */
export const KnownLocationsStep = ({ data, change, organizationId }: KnownLocationsStepProps) => {
  const { places } = data
  const found = useQuery(organizationDetails, { id: organizationId ?? '' }, { enabled: organizationId !== undefined })
  if (organizationId === undefined)
    return <Text c="dimmed">Choose the organization first. Go back to Organization.</Text>
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the locations.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading the locations" lines={4} />
  const known = found.data.locations
  const toggle = (one: (typeof known)[number], chosen: boolean) =>
    change({
      places: chosen
        ? [
            ...places,
            createPlace({ id: one.id, name: one.name, city: one.city ?? '', state: one.state ?? '', rbt: false }),
          ]
        : places.filter(({ id }) => id !== one.id),
    })
  return (
    <Stack gap="xs">
      {known.length === 0 ? <Text c="dimmed">This organization has no locations yet.</Text> : null}
      {known.map((one) => (
        <Checkbox
          key={one.id}
          label={[...new Set([one.name, one.city, one.state].filter(Boolean))].join(', ')}
          checked={places.some(({ id }) => id === one.id)}
          onChange={(event) => toggle(one, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
