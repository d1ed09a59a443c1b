import { showMinutes } from '../../../../../rules/words/show-minutes.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../../ui/list/list-table.tsx'
import type { Hiring } from '../../contract/hiring.ts'
import { type OnPeople, PeopleLink } from './people-link.tsx'

type Row = Hiring['statuses'][number] & { id: string; was: number | null | undefined }

const columnsFor = (onPeople: OnPeople, days: string | null): readonly Column<Row>[] => [
  { key: 'label', label: 'Status', width: 160, cell: ({ label }) => label },
  { key: 'median', label: 'Median time', width: 120, align: 'right', cell: ({ median }) => showMinutes(median) },
  ...(days !== null
    ? [
        {
          key: 'then',
          label: days,
          width: 120,
          align: 'right' as const,
          cell: ({ was }: Row) => showMinutes(was ?? null),
        },
      ]
    : []),
  {
    key: 'left',
    label: 'Left status',
    width: 72,
    align: 'right',
    cell: ({ key, label, left }) => (
      <PeopleLink people={{ title: `Left ${label}`, status: key, held: 'left' }} onPeople={onPeople} count={left} />
    ),
  },
  {
    key: 'here',
    label: 'In status now',
    width: 72,
    align: 'right',
    cell: ({ key, label, here }) => (
      <PeopleLink people={{ title: `In ${label}`, status: key, held: 'here' }} onPeople={onPeople} count={here} />
    ),
  },
]

/** How long the month's candidates held each status. */
export const TimeInStatus = ({
  hiring,
  then,
  days,
  onPeople,
}: {
  hiring: Hiring
  then: Hiring | undefined
  days: string
  onPeople: OnPeople
}) => (
  <ListTable
    caption="Time in status"
    columns={columnsFor(onPeople, then ? days : null)}
    rows={hiring.statuses.map((each) => ({
      ...each,
      id: each.key,
      was: then?.statuses.find(({ key }) => key === each.key)?.median,
    }))}
  />
)
