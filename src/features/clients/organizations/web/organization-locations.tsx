import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import { createLoadedQuestion } from '../../../../ui/list/list-question.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import type { Details } from './organization-numbers.tsx'
import type { OrganizationSearch } from './organization-search.ts'

const LocationForm = lazyBody(async () => (await import('./location-form.tsx')).LocationForm)

type Location = Details['locations'][number]
type OrganizationLocationsProps = {
  details: Details
  search: OrganizationSearch
  onSearch: (change: OrganizationSearch, replace: boolean) => void
}

const Codes = ({ id, codes }: { id: string; codes: readonly string[] }) =>
  codes.length === 0 ? (
    <>–</>
  ) : (
    <>
      {codes.map((code, at) => (
        <Fragment key={code}>
          {at > 0 ? ', ' : ''}
          <Anchor
            size="sm"
            style={{ whiteSpace: 'nowrap' }}
            renderRoot={(props) => <Link {...props} to="/active-job-codes" search={{ organization: [id], q: code }} />}
          >
            {code}
          </Anchor>
        </Fragment>
      ))}
    </>
  )

const columns = (organizationId: string): readonly Column<Location>[] => [
  {
    key: 'name',
    label: 'Location',
    width: 180,
    cell: (one) => (
      <Text size="sm" fw={600}>
        {one.name}
      </Text>
    ),
  },
  { key: 'city', label: 'City, state', cell: (one) => [one.city, one.state].filter(Boolean).join(', ') || '–' },
  { key: 'active', label: 'Status', cell: (one) => (one.is_active ? 'Active' : 'Inactive') },
  { key: 'rbt', label: 'RBT code', cell: (one) => <Codes id={organizationId} codes={one.rbt_codes} /> },
  { key: 'bcba', label: 'BCBA code', cell: (one) => <Codes id={organizationId} codes={one.bcba_codes} /> },
  {
    key: 'candidates',
    label: 'Candidates',
    align: 'right',
    cell: (one) =>
      one.candidates === 0 ? (
        '0'
      ) : (
        <Anchor
          size="sm"
          renderRoot={(props) => <Link {...props} to="/candidate-directory" search={{ location: [one.id] }} />}
        >
          {formatCount(one.candidates)}
        </Anchor>
      ),
  },
]

const noLocations = {
  title: 'No locations yet.',
  children: 'Candidates and job posts belong to a location.',
}

/** The locations of an organization: add one, correct one. */
export const OrganizationLocations = ({ details, search, onSearch }: OrganizationLocationsProps) => {
  const mayEdit = useCan('candidates:edit')
  const { locations } = details
  const location = locations.find(({ id }) => id === search.id) ?? null
  const shown = useLastValue(location)
  const close = () => onSearch({ dialog: undefined, id: undefined }, true)
  return (
    <ListScreen
      caption="Locations"
      chooser="organization-locations"
      question={createLoadedQuestion(locations)}
      beside={
        <Text fw={600}>
          {formatCount(locations.length)} {locations.length === 1 ? 'location' : 'locations'}
        </Text>
      }
      tools={
        mayEdit ? (
          <Button
            leftSection={<IconPlus size={16} stroke={1.7} />}
            onClick={() => onSearch({ dialog: 'add', id: undefined }, false)}
          >
            Add Location
          </Button>
        ) : null
      }
      empty={{
        none: {
          ...noLocations,
          action: mayEdit ? (
            <Button variant="default" onClick={() => onSearch({ dialog: 'add', id: undefined }, false)}>
              Add the First Location
            </Button>
          ) : null,
        },
      }}
      columns={columns(details.id)}
      actions={
        mayEdit
          ? (one) => (
              <Group justify="flex-end">
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={`Edit ${one.name}`}
                  onClick={() => onSearch({ dialog: 'edit', id: one.id }, false)}
                >
                  Edit
                </Button>
              </Group>
            )
          : undefined
      }
    >
      <Dialog opened={search.dialog === 'add'} onClose={close} title="Add location">
        <LocationForm organizationId={details.id} location={null} onClose={close} />
      </Dialog>
      <Dialog opened={search.dialog === 'edit' && location !== null} onClose={close} title="Edit location">
        {shown ? <LocationForm key={shown.id} organizationId={details.id} location={shown} onClose={close} /> : null}
      </Dialog>
    </ListScreen>
  )
}
