import { Group, Text, Title } from '@mantine/core'
import { getErrorMessage, getUrl } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../../ui/list/list-table.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { exportWeeklyPlaces, type WeeklyPlacesReply, weeklyPlaces } from '../../contract/weekly-places.ts'
import { type Period, showDays, toPeriod } from '../../rules/periods/period.ts'
import { SheetLinks } from '../sheet-links.tsx'
import { type OnPeople, PeopleLink } from './people-link.tsx'

type Row = {
  id: string
  name: string
  below: string | null
  counts: readonly number[]
  total: number
  /** Narrows the people to the location; null for several locations together. */
  people: { location: string; at: string; timeZone: string } | null
}

const listRows = ({ places, others, all }: WeeklyPlacesReply): Row[] => [
  ...places.map(({ location_id, location, organization_id, organization, time_zone, counts, total }) => ({
    id: `${organization_id} ${location_id}`,
    name: location,
    below: organization,
    counts,
    total,
    people: { location: location_id ?? 'none', at: organization_id, timeZone: time_zone },
  })),
  ...(others
    ? [
        {
          id: 'others',
          name: `${formatCount(others.places)} other locations`,
          below: null,
          people: null,
          ...others,
        },
      ]
    : []),
  ...(places.length > 1 ? [{ id: 'all', name: 'All locations', below: null, people: null, ...all }] : []),
]

const columnsFor = (weeks: WeeklyPlacesReply['weeks'], month: Period, onPeople: OnPeople): readonly Column<Row>[] => {
  const counted = (row: Row, count: number, span: Period, words: string) =>
    row.people ? (
      <PeopleLink
        people={{ title: `${row.name}, ${words}`, month: span, ...row.people }}
        onPeople={onPeople}
        count={count}
      />
    ) : (
      formatCount(count)
    )
  return [
    {
      key: 'name',
      label: 'Location',
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
    ...weeks.map(({ from, until }, at): Column<Row> => {
      const label = showDays({ first: from, last: until })
      return {
        key: from,
        label,
        width: 88,
        align: 'right',
        cell: (row) => counted(row, row.counts[at] ?? 0, toPeriod(from, until), label),
      }
    }),
    {
      key: 'total',
      label: 'Total',
      width: 72,
      align: 'right',
      cell: (row) => counted(row, row.total, month, 'whole period'),
    },
  ]
}

type WeeklyPlacesProps = { month: Period; organization: string | undefined; onPeople: OnPeople }

/** Candidates per week and location of a period, by the clock of each organization; every number opens its candidates. */
export const WeeklyPlaces = ({ month, organization, onPeople }: WeeklyPlacesProps) => {
  const asked = { month, timeZone: viewerTimeZone, ...(organization ? { organization } : {}) }
  const found = useQuery(weeklyPlaces, asked, { keepPrevious: true })
  const { data } = found
  return (
    <div>
      <Group justify="space-between" mt="md" mb={4}>
        <Title order={3}>Candidates per week and location</Title>
        {data && data.all.total > 0 ? (
          <SheetLinks
            of="candidates per week and location"
            href={(format) => getUrl(exportWeeklyPlaces, { ...asked, format })}
          />
        ) : null}
      </Group>
      <Text size="sm" mb="xs">
        Weeks start on Monday. Days use the organization’s time zone.
      </Text>
      {found.isError && !data ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the candidates per week.')}
        </ErrorState>
      ) : data === undefined ? (
        <LoadingLines label="Loading candidates per week" lines={4} />
      ) : data.all.total === 0 ? (
        <Text size="sm" c="dimmed">
          No candidates were received in this period.
        </Text>
      ) : (
        <ListTable
          caption="Candidates per week and location"
          columns={columnsFor(data.weeks, month, onPeople)}
          rows={listRows(data)}
          stale={found.isPlaceholderData}
        />
      )}
    </div>
  )
}
