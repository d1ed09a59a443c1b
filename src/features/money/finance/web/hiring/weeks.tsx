import { Text, Title } from '@mantine/core'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../../ui/list/list-table.tsx'
import type { Hiring } from '../../contract/hiring.ts'
import { computeShare, showShare } from '../../rules/hiring.ts'
import { minSampleSize } from '../../rules/hiring-insights.ts'
import { formatWeek, type Period, showDays } from '../../rules/periods/period.ts'
import css from '../figure.module.css'
import { type OnPeople, type People, PeopleLink } from './people-link.tsx'

type Row = Hiring['weeks'][number] & { id: string; name: string }

const columnsFor = (onPeople: OnPeople): readonly Column<Row>[] => {
  const part = (key: 'touched' | 'interviewed' | 'hired', label: string, more: Record<string, string | number>) => ({
    key,
    label,
    width: 104,
    cell: (row: Row) => {
      const share = computeShare(row[key], row.received)
      const people: People = { title: `${label}, applied ${row.name}`, week: row.week, ...more }
      return (
        <>
          <PeopleLink people={people} onPeople={onPeople} count={row[key]} />
          {row.received >= minSampleSize ? ` · ${showShare(share)}` : ''}
          <div className={css.bar} aria-hidden="true">
            <span style={{ width: `${share ?? 0}%` }} />
          </div>
        </>
      )
    },
  })
  return [
    { key: 'week', label: 'Applied', width: 88, cell: ({ name }) => name },
    {
      key: 'received',
      label: 'Candidates',
      width: 80,
      align: 'right',
      cell: ({ name, week, received }) => (
        <PeopleLink people={{ title: `Applied ${name}`, week }} onPeople={onPeople} count={received} />
      ),
    },
    part('touched', 'Contacted', { touch: 'touched' }),
    part('interviewed', 'Interviewed', { stage: 2 }),
    part('hired', 'Hired', { stage: 5 }),
  ]
}

/** Results of applicants by week of the period, in a table with bars. */
export const Weeks = ({ hiring, month, onPeople }: { hiring: Hiring; month: Period; onPeople: OnPeople }) => (
  <div>
    <Title order={3} mb={4}>
      Week by week
    </Title>
    <Text size="sm" mb="xs">
      The candidates of each week, and how far they are now.
    </Text>
    <ListTable
      caption="Week by week"
      columns={columnsFor(onPeople)}
      rows={hiring.weeks.map((each) => ({
        ...each,
        id: String(each.week),
        name: showDays(formatWeek(month, each.week)),
      }))}
    />
  </div>
)
