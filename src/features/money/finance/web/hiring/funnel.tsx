import { Text } from '@mantine/core'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../../ui/list/list-table.tsx'
import type { Hiring } from '../../contract/hiring.ts'
import { computeShare, formatDifference, showShare, stages } from '../../rules/hiring.ts'
import css from '../figure.module.css'
import { type OnPeople, PeopleLink } from './people-link.tsx'

type Row = {
  id: string
  at: number
  reached: number
  ofAll: number | null
  ofBefore: number | null
  /** Of all, in the days that are compared. */
  now: number | null
  was: number | null
}

const listRows = (hiring: Hiring, now: Hiring, then: Hiring | undefined): Row[] =>
  stages.map((stage, at) => {
    const reached = hiring.reached[at] ?? 0
    return {
      id: stage,
      at,
      reached,
      ofAll: computeShare(reached, hiring.received),
      ofBefore: at === 0 ? null : computeShare(reached, hiring.reached[at - 1] ?? 0),
      now: computeShare(now.reached[at] ?? 0, now.received),
      was: then ? computeShare(then.reached[at] ?? 0, then.received) : null,
    }
  })

const columnsFor = (onPeople: OnPeople, days: string | null): readonly Column<Row>[] => [
  {
    key: 'stage',
    label: 'Reached',
    width: 160,
    cell: ({ id, ofAll }) => (
      <>
        <Text size="sm" fw={600}>
          {id}
        </Text>
        <div className={css.bar} aria-hidden="true">
          <span style={{ width: `${ofAll ?? 0}%` }} />
        </div>
      </>
    ),
  },
  {
    key: 'n',
    label: 'Candidates',
    width: 80,
    align: 'right',
    cell: ({ id, at, reached }) => (
      <PeopleLink people={{ title: `Reached ${id}`, stage: at }} onPeople={onPeople} count={reached} />
    ),
  },
  { key: 'all', label: 'Of all', width: 72, align: 'right', cell: ({ ofAll }) => showShare(ofAll) },
  {
    key: 'before',
    label: 'Of the stage before',
    width: 120,
    align: 'right',
    cell: ({ ofBefore }) => showShare(ofBefore),
  },
  ...(days !== null
    ? [
        {
          key: 'then',
          label: `Of all, ${days}`,
          width: 150,
          align: 'right' as const,
          cell: ({ now, was }: Row) => (was === null ? '–' : `${showShare(was)} (${formatDifference(now, was)})`),
        },
      ]
    : []),
]

type FunnelProps = {
  hiring: Hiring
  /** Figures of this month and of another one to compare, with the days of the latter in words. */
  now: Hiring
  then: Hiring | undefined
  days: string
  onPeople: OnPeople
}

/** How many of the month's candidates reached each stage by now. */
export const Funnel = ({ hiring, now, then, days, onPeople }: FunnelProps) => (
  <ListTable caption="Funnel" columns={columnsFor(onPeople, then ? days : null)} rows={listRows(hiring, now, then)} />
)
