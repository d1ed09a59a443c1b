import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { sentenceOf, urlOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { pageSize, pagesShown } from '../../../../rules/count.ts'
import { dayIn, showDay } from '../../../../rules/day.ts'
import type { Column } from '../../../../ui/list-column.ts'
import { ListPages } from '../../../../ui/list-pages.tsx'
import { ListTable } from '../../../../ui/list-table.tsx'
import { Empty, Failed } from '../../../../ui/states.tsx'
import { exportHiringPeople, type HiringPerson, hiringPeople, peopleQuery } from '../../contract/hiring.ts'
import { showMinutes } from '../../rules/hiring.ts'
import { SheetLinks } from '../sheet-links.tsx'

const columns: readonly Column<HiringPerson>[] = [
  {
    key: 'name',
    label: 'Candidate',
    width: 180,
    cell: ({ id, name, position }) => (
      <Anchor
        size="sm"
        fw={600}
        renderRoot={(props) => (
          <Link
            {...props}
            to={position === 'BCBA' ? '/bcba/$candidateId' : '/candidate/$candidateId'}
            params={{ candidateId: id }}
          />
        )}
      >
        {name}
      </Anchor>
    ),
  },
  {
    key: 'place',
    label: 'Location',
    width: 150,
    cell: ({ location, organization }) => (
      <>
        <Text size="sm">{location ?? 'No location'}</Text>
        <Text size="xs" c="dimmed">
          {organization}
        </Text>
      </>
    ),
  },
  { key: 'status', label: 'Status now', width: 140, cell: ({ status }) => status },
  { key: 'source', label: 'Source', width: 110, cell: ({ source }) => source ?? '–' },
  {
    key: 'received',
    label: 'Received',
    width: 104,
    cell: ({ received }) => showDay(dayIn(new Date(received), viewerTimeZone)),
  },
  { key: 'touch', label: 'First touch', width: 96, align: 'right', cell: ({ touch }) => showMinutes(touch) },
]

type HiringPeopleProps = { month: string; organization: string | undefined; people: Record<string, string | number> }

/** What the server is asked for: what the link says, as far as it can be read. */
const questionOf = ({ month, organization, people }: HiringPeopleProps): z.input<typeof peopleQuery> => {
  const { title: _, at, ...rest } = people
  const wanted = organization ?? at
  const asked = { ...rest, month, timeZone: viewerTimeZone, ...(wanted ? { organization: wanted } : {}) }
  const read = peopleQuery.safeParse(asked)
  return read.success ? read.data : { month, timeZone: viewerTimeZone }
}

/** The people behind a hiring figure, each a link to the candidate's page. */
export const HiringPeople = (props: HiringPeopleProps) => {
  const [page, setPage] = useState(1)
  const asked = questionOf(props)
  const found = useQuery(hiringPeople, { ...asked, page }, { areas: ['candidates', 'texts'], keepPrevious: true })
  if (found.isError && !found.data)
    return (
      <Failed onRetry={() => void found.refetch()}>{sentenceOf(found.error, 'The people could not be loaded.')}</Failed>
    )
  if (found.data?.total === 0) return <Empty title="Nobody stands behind this number any more." />
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <SheetLinks of="these people" href={(format) => urlOf(exportHiringPeople, { ...asked, format })} />
      </Group>
      <ListTable caption="People" columns={columns} rows={found.data?.rows ?? null} stale={found.isPlaceholderData} />
      <ListPages page={page} pageSize={pageSize} total={found.data?.total ?? 0} shown={pagesShown} onPage={setPage} />
    </>
  )
}
