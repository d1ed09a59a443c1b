import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { getUrl } from '../../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../../platform/web/create-url-pages.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatDay, toLocalDay } from '../../../../../rules/day.ts'
import { showMinutes } from '../../../../../rules/words/show-minutes.ts'
import { ListBody } from '../../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { exportHiringPeople, type HiringPerson, hiringPeople, peopleQuery } from '../../contract/hiring.ts'
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
    cell: ({ received }) => formatDay(toLocalDay(new Date(received), viewerTimeZone)),
  },
  { key: 'touch', label: 'First contact', width: 96, align: 'right', cell: ({ touch }) => showMinutes(touch) },
]

type HiringPeopleProps = { month: string; organization: string | undefined; people: Record<string, string | number> }

/** Builds the query from the link, as far as it can be parsed. */
const toQuestion = ({ month, organization, people }: HiringPeopleProps): z.input<typeof peopleQuery> => {
  const { title: _, at, ...rest } = people
  const wanted = organization ?? at
  const asked = { month, timeZone: viewerTimeZone, ...rest, ...(wanted ? { organization: wanted } : {}) }
  const read = peopleQuery.safeParse(asked)
  return read.success ? read.data : { month, timeZone: viewerTimeZone }
}

/** The people behind a hiring figure, each a link to the candidate's page. */
export const HiringPeople = (props: HiringPeopleProps) => {
  const [page, setPage] = useState<number>()
  const pages = createUrlPages(page, (change) => setPage(change.page))
  const asked = toQuestion(props)
  const found = useQuery(hiringPeople, { ...asked, page: pages.page }, { keepPrevious: true })
  return (
    <>
      {found.data && found.data.total > 0 ? (
        <Group justify="flex-end" mb="xs">
          <SheetLinks of="these people" href={(format) => getUrl(exportHiringPeople, { ...asked, format })} />
        </Group>
      ) : null}
      <ListBody
        caption="People"
        columns={columns}
        question={toListQuestion(found, 'Couldn’t load the people.')}
        pages={pages}
        empty={{ none: { title: 'No people match this number now.' } }}
      />
    </>
  )
}
