import { Text } from '@mantine/core'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../../ui/list/list-table.tsx'
import type { Hiring } from '../../contract/hiring.ts'
import { showShare } from '../../rules/hiring.ts'
import { type OnPeople, type People, PeopleLink } from './people-link.tsx'

type Row = {
  id: string
  name: string
  below: string | null
  /** Narrows the people to this place; null where they are several places together. */
  people: Record<string, string> | null
  received: number
  interviewed: number
  hired: number
  perHundred: number | null
}

const columnsFor = (what: string, onPeople: OnPeople): readonly Column<Row>[] => {
  const counted = (key: 'received' | 'interviewed' | 'hired', label: string, stage: number): Column<Row> => ({
    key,
    label,
    width: 80,
    align: 'right',
    cell: (row) =>
      row.people ? (
        <PeopleLink
          people={{ title: `${label}, ${row.name}`, ...row.people, stage } satisfies People}
          onPeople={onPeople}
          count={row[key]}
        />
      ) : (
        formatCount(row[key])
      ),
  })
  return [
    {
      key: 'name',
      label: what,
      width: 160,
      cell: ({ name, below }) => (
        <>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          {below ? (
            <Text size="xs" c="dimmed">
              {below}
            </Text>
          ) : null}
        </>
      ),
    },
    counted('received', 'Received', 0),
    counted('interviewed', 'Interviewed', 2),
    counted('hired', 'Hired', 5),
    { key: 'rate', label: 'Hire rate', width: 96, align: 'right', cell: (row) => showShare(row.perHundred) },
  ]
}

/** Where the month's candidates came from. */
export const listSources = (hiring: Hiring): Row[] =>
  hiring.sources.map(({ source, ...rest }) => ({
    ...rest,
    id: source || '-',
    name: source || 'Not recorded',
    below: null,
    people: { source },
  }))

/** The same as a table. */
export const Sources = ({ hiring, onPeople }: { hiring: Hiring; onPeople: OnPeople }) => (
  <ListTable caption="Sources" columns={columnsFor('Source', onPeople)} rows={listSources(hiring)} />
)

/** Returns the owners of the month's candidates. */
export const listRecruiters = (hiring: Hiring): Row[] =>
  hiring.recruiters.map(({ owner_id, recruiter, ...rest }) => ({
    ...rest,
    id: owner_id ?? '-',
    name: recruiter,
    below: null,
    people: { owner: owner_id ?? 'none' },
  }))

/** The same as a table. */
export const Recruiters = ({ hiring, onPeople }: { hiring: Hiring; onPeople: OnPeople }) => (
  <ListTable caption="Recruiters" columns={columnsFor('Recruiter', onPeople)} rows={listRecruiters(hiring)} />
)

/** The locations that the month's candidates applied to. */
export const listLocations = (hiring: Hiring): Row[] => {
  const others = hiring.otherLocations
  const rows: Row[] = hiring.locations.map((each) => ({
    ...each,
    id: `${each.organization_id} ${each.location_id}`,
    name: each.location,
    below: each.organization,
    people: { location: each.location_id ?? 'none', at: each.organization_id },
  }))
  if (others)
    rows.push({
      ...others,
      id: 'others',
      name: `${formatCount(others.locations)} other locations`,
      below: null,
      people: null,
    })
  return rows
}

/** The same as a table. */
export const Locations = ({ hiring, onPeople }: { hiring: Hiring; onPeople: OnPeople }) => (
  <ListTable caption="Locations" columns={columnsFor('Location', onPeople)} rows={listLocations(hiring)} />
)
