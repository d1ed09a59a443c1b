import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { parseDay, showDay } from '../../../rules/day.ts'
import type { Column } from '../../../ui/list-table.tsx'
import { SparkLine } from '../../../ui/spark-line.tsx'
import type { TrackedPost } from '../contract.ts'
import { PostStateBadge } from './post-state.tsx'

const n = (value: number) => value.toLocaleString('en-US')
const dollars = (value: number | null) => (value === null ? '–' : `$${value.toFixed(2)}`)
const started = (text: string | null) => {
  const day = text === null ? null : parseDay(text)
  return day === null ? (text ?? '–') : showDay(day)
}
const positionOf = (text: string | null) => (text === 'RBT' || text === 'BCBA' ? text : undefined)

/** The labels of a fit score from 60 up. */
const goodOrBetter = ['RBT Certified', 'RBT Experience', 'Excellent Fit', 'Good Fit (With Training)']

type RowsProps = { post: TrackedPost; count: number; status?: string; score?: string[] }

const Rows = ({ post, count, status, score }: RowsProps) => {
  if (count === 0 || post.location_id === null) return <>{n(count)}</>
  const position = positionOf(post.position)
  const search = {
    location: [post.location_id],
    ...(position ? { position: [position] } : {}),
    ...(status ? { status: [status] } : {}),
    ...(score ? { score } : {}),
  }
  return (
    <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/candidate-directory" search={search} />}>
      {n(count)}
    </Anchor>
  )
}

const place: Column<TrackedPost> = {
  key: 'place',
  label: 'Job post',
  width: 200,
  cell: (post) => (
    <>
      <Text size="sm" fw={600}>
        {post.location ?? 'No location'}
        {post.position ? ` · ${post.position}` : ''}
      </Text>
      <Text size="xs" c="dimmed">
        {post.organization}
      </Text>
      {post.note ? (
        <Text size="xs" c="dimmed" lineClamp={1} title={post.note}>
          {post.note}
        </Text>
      ) : null}
    </>
  ),
}

/** The tracker's columns. */
export const trackerColumns: readonly Column<TrackedPost>[] = [
  place,
  {
    key: 'state',
    label: 'State',
    width: 200,
    cell: (post) => (
      <PostStateBadge state={post.active ? post.state : 'Closed'}>
        {post.active ? post.reason : 'Closed'}
      </PostStateBadge>
    ),
  },
  { key: 'start', label: 'Started', width: 104, cell: (post) => started(post.job_start_date) },
  { key: 'day', label: 'Day', width: 48, align: 'right', cell: (post) => (post.day === null ? '–' : n(post.day)) },
  { key: 'cost', label: 'Per lead', width: 72, align: 'right', cell: (post) => dollars(post.cost_per_lead) },
  {
    key: 'candidates',
    label: 'Candidates',
    width: 80,
    align: 'right',
    cell: (post) => <Rows post={post} count={post.candidates} />,
  },
  {
    key: 'qualified',
    label: 'Qualified',
    width: 72,
    align: 'right',
    cell: (post) => <Rows post={post} count={post.qualified} score={goodOrBetter} />,
  },
  {
    key: 'hired',
    label: 'Hired',
    width: 56,
    align: 'right',
    cell: (post) => <Rows post={post} count={post.hired} status="Hired" />,
  },
  {
    key: 'perQualified',
    label: 'Per qualified',
    width: 96,
    align: 'right',
    cell: (post) => dollars(post.costPerQualified),
  },
  {
    key: 'spark',
    label: 'Last 14 days',
    width: 96,
    cell: ({ spark }) => (
      <SparkLine
        values={spark}
        label={`${n(spark.reduce((sum, each) => sum + each, 0))} candidates in the last 14 days`}
      />
    ),
  },
]
