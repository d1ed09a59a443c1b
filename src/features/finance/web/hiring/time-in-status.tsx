import type { Column } from '../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../ui/list/list-table.tsx'
import type { Hiring } from '../../contract/hiring.ts'
import { showMinutes } from '../../rules/hiring.ts'
import { type OnPeople, PeopleLink } from './people-link.tsx'

type Row = Hiring['statuses'][number] & { id: string; was: number | null | undefined }

const columnsFor = (onPeople: OnPeople, compares: boolean): readonly Column<Row>[] => [
  { key: 'label', label: 'Status', width: 160, cell: ({ label }) => label },
  { key: 'median', label: 'Half left within', width: 120, align: 'right', cell: ({ median }) => showMinutes(median) },
  ...(compares
    ? [
        {
          key: 'then',
          label: 'Compared',
          width: 120,
          align: 'right' as const,
          cell: ({ was }: Row) => showMinutes(was ?? null),
        },
      ]
    : []),
  {
    key: 'left',
    label: 'Left it',
    width: 72,
    align: 'right',
    cell: ({ key, label, left }) => (
      <PeopleLink people={{ title: `Left ${label}`, status: key, held: 'left' }} onPeople={onPeople} count={left} />
    ),
  },
  {
    key: 'here',
    label: 'Are in it',
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
  onPeople,
}: {
  hiring: Hiring
  then: Hiring | undefined
  onPeople: OnPeople
}) => (
  <ListTable
    caption="Time in status"
    columns={columnsFor(onPeople, then !== undefined)}
    rows={hiring.statuses.map((each) => ({
      ...each,
      id: each.key,
      was: then?.statuses.find(({ key }) => key === each.key)?.median,
    }))}
  />
)
