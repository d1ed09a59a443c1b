import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { type Day, formatNearDay, parseDay, toLocalDay } from '../../../../rules/day.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import { SparkLine } from '../../../../ui/spark-line.tsx'
import type { TrackedPost } from '../contract/job-posts.ts'
import { createPostFilter } from '../rules/create-post-filter.ts'
import css from './job-posts-page.module.css'
import { PostHealth } from './post-state.tsx'

const n = (value: number) => formatCount(value)
const dollars = (value: number | null) => (value === null ? '–' : `$${value.toFixed(2)}`)
const started = (text: string | null) => {
  const day = text === null ? null : parseDay(text)
  return day === null ? (text ?? '–') : formatNearDay(day, toLocalDay(new Date(), viewerTimeZone))
}

type RowsProps = { post: TrackedPost; of: 'candidates' | 'qualified' | 'hired' }

/** A count that opens exactly the candidates it counts. */
const Rows = ({ post, of }: RowsProps) => {
  const count = post[of]
  const search = createPostFilter(post, of)
  if (count === 0 || search === null) return <>{n(count)}</>
  return (
    <Anchor size="sm" c="inherit" renderRoot={(props) => <Link {...props} to="/candidate-directory" search={search} />}>
      {n(count)}
    </Anchor>
  )
}

/** 'today', 'Oct 25'. */
const formatShort = (day: Day) =>
  formatNearDay(day, toLocalDay(new Date(), viewerTimeZone)).replace(/^[TY]/, (letter) => letter.toLowerCase())

/** The day a post started, if others share its location and position; else blank. */
const describeStart = ({ sharing, since }: TrackedPost) =>
  sharing > 1 && since !== null ? `Started ${formatShort(since)}` : ''

/** A post by its place and position, and its start where several share them. */
export const namePost = (post: TrackedPost): string =>
  [`${post.location ?? ''} ${post.position ?? ''}`.trim() || 'job post', describeStart(post).replace('S', 's')]
    .filter(Boolean)
    .join(', ')

const createPlaceColumn = (everyone: boolean): Column<TrackedPost> => ({
  key: 'place',
  label: 'Job post',
  width: 136,
  cell: (post) => (
    <>
      <Text size="sm" fw={600}>
        {post.location ?? 'No location'}
        {post.position ? ` · ${post.position}` : ''}
      </Text>
      {describeStart(post) ? (
        <Text component="div" size="xs" c="dimmed" className={css.start}>
          {describeStart(post)}
        </Text>
      ) : null}
      {everyone ? (
        <Text size="xs" c="dimmed">
          {post.organization}
        </Text>
      ) : null}
      {post.note ? (
        <Text size="xs" c="dimmed" lineClamp={1} title={post.note}>
          {post.note}
        </Text>
      ) : null}
    </>
  ),
})

/** The tracker's columns; `everyone`: the reader sees the posts of several organizations. */
export const createTrackerColumns = (busiest: number, everyone: boolean): readonly Column<TrackedPost>[] => [
  createPlaceColumn(everyone),
  {
    key: 'state',
    aside: true,
    label: 'State',
    width: 130,
    cell: (post) => (
      <PostHealth state={post.active ? post.state : 'Closed'} reason={post.active ? post.reason : 'Closed'} />
    ),
  },
  { key: 'start', label: 'Started', width: 96, named: true, cell: (post) => started(post.job_start_date) },
  { key: 'day', label: 'Day', width: 48, align: 'right', cell: (post) => (post.day === null ? '–' : n(post.day)) },
  { key: 'cost', label: 'Cost per candidate', width: 76, align: 'right', cell: (post) => dollars(post.cost_per_lead) },
  {
    key: 'candidates',
    label: 'Candidates',
    width: 116,
    align: 'right',
    cell: (post) => (
      <>
        <Rows post={post} of="candidates" />
        {post.sharing > 1 ? (
          <Text size="xs" c="dimmed" title="Of all posts at this location">
            {post.since === null ? 'all posts here' : `since ${formatShort(post.since)}`}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'qualified',
    label: 'Qualified',
    width: 64,
    align: 'right',
    cell: (post) => <Rows post={post} of="qualified" />,
  },
  {
    key: 'hired',
    label: 'Hired',
    width: 56,
    align: 'right',
    cell: (post) => <Rows post={post} of="hired" />,
  },
  {
    key: 'perQualified',
    label: 'Cost per qualified',
    width: 80,
    align: 'right',
    cell: (post) => dollars(post.costPerQualified),
  },
  {
    key: 'spark',
    label: 'Last 14 days',
    width: 80,
    cell: ({ spark, sharing }) => {
      const of = sharing > 1 ? ', all posts at this location' : ''
      return (
        <>
          <SparkLine
            values={spark}
            top={busiest}
            label={`${n(spark.reduce((sum, each) => sum + each, 0))} candidates in the last 14 days${of}`}
          />
          {sharing > 1 ? (
            <Text size="xs" c="dimmed">
              all posts here
            </Text>
          ) : null}
        </>
      )
    },
  },
]
