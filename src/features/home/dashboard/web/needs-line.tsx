import { Skeleton, Text, Title, UnstyledButton } from '@mantine/core'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { interviewTimeQuery } from '../../../candidates/directory/rules/review/interview-time-query.ts'
import { type AttentionKind, attentionKinds, describeAttention } from '../../attention/rules/attention-words.ts'
import css from './dashboard-page.module.css'
import type { Dashboard } from './use-dashboard-stats.ts'

type Need = { n: number; words: string; link: LinkOptions }
type NeedsLineProps = Pick<Dashboard, 'overview' | 'today'> & {
  loading: boolean
  /** At the end of the line. */
  children?: ReactNode
}

const counted = (n: number, one: string, many: string) => `${formatCount(n)} ${n === 1 ? one : many}`

/** Where the rows of each kind are. */
const linkTo: Record<AttentionKind, LinkOptions> = {
  replies: { to: '/messages', search: { show: 'waiting' } },
  handoffs: { to: '/messages', search: { show: 'waiting' } },
  requests: { to: '/score-requests' },
  numbers: { to: '/messages', search: { show: 'waiting' } },
  unrouted: { to: '/unrouted' },
}

const aDay = 24 * 60

/** Formats a wait in its largest unit: '2 hours', '6 days'. */
const describeWait = (minutes: number) => {
  if (minutes < 60) return pluralize(Math.max(1, Math.round(minutes)), 'minute')
  return minutes < 2 * aDay ? pluralize(Math.floor(minutes / 60), 'hour') : pluralize(Math.floor(minutes / aDay), 'day')
}

/** Open items by kind; the first shows the longest wait. */
const listWaiting = (waiting: NonNullable<Dashboard['today']>['waiting']): Need[] => {
  const oldest = waiting.minutes === null ? '' : ` · oldest ${describeWait(waiting.minutes)}`
  return attentionKinds
    .map((kind) => ({ n: waiting[kind], words: describeAttention(kind, waiting[kind]), link: linkTo[kind] }))
    .filter(({ n }) => n > 0)
    .map((need, at) => (at === 0 ? { ...need, words: `${need.words}${oldest}` } : need))
}

/** Other facts of the day. */
const listToday = ({ overview, today }: Pick<Dashboard, 'overview' | 'today'>): Need[] => {
  const [interviews, untouched, alert] = [
    today?.interviews ?? 0,
    overview?.firstTouch.waiting ?? 0,
    overview?.jobPostStates.alert ?? 0,
  ]
  const { unconfirmed = 0, timesMissing = 0, documents = 0, clientsToBringLive: clients = 0 } = today ?? {}
  const all: Need[] = [
    {
      n: unconfirmed,
      words: `${counted(unconfirmed, 'upcoming interview', 'upcoming interviews')} not confirmed`,
      link: { to: '/interviews', search: { needsConfirmation: 'interviewer' } },
    },
    {
      n: timesMissing,
      words: counted(timesMissing, 'interview needs a time', 'interviews need a time'),
      link: { to: '/candidate-directory', search: interviewTimeQuery },
    },
    {
      n: interviews,
      words: `${counted(interviews, 'interview', 'interviews')} today`,
      link: { to: '/interviews', search: { when: 'today', status: ['Scheduled', 'Confirmed'] } },
    },
    {
      n: untouched,
      words: `${formatCount(untouched)} not contacted after a day`,
      link: {
        to: '/candidate-directory',
        search: { firstTouch: 'Waiting over a day', dateRange: 'Last 30 Days', sortDate: 'oldest' },
      },
    },
    {
      n: alert,
      words: `${counted(alert, 'job post', 'job posts')} in Alert`,
      link: { to: '/job-post-tracker', search: { state: ['Alert'] } },
    },
    {
      n: documents,
      words: `${counted(documents, 'document', 'documents')} expired or expiring`,
      link: { to: '/documents', search: { shelf: 'expiring' } },
    },
    {
      n: clients,
      words: `${counted(clients, 'client has', 'clients have')} no candidates`,
      link: { to: '/client-onboarding' },
    },
  ]
  return all.filter(({ n }) => n > 0)
}

/** Whether the line has something to say, or failed to load it. */
export const hasNeeds = ({ overview, today }: Pick<Dashboard, 'overview' | 'today'>): boolean =>
  overview === null || today === null || [...listWaiting(today.waiting), ...listToday({ overview, today })].length > 0

/** Returns how many of a list's entries its first lines hold, `--lines` of them: the others wrap below, out of sight. */
const useFirstLine = (count: number) => {
  const ref = useRef<HTMLUListElement>(null)
  const [fits, setFits] = useState(count)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const measure = () => {
      const entries = [...current.children] as HTMLElement[]
      const [first] = entries
      const lines = Number(getComputedStyle(current).getPropertyValue('--lines') || 1)
      const last = (first?.offsetTop ?? 0) + (lines - 1) * (first?.offsetHeight ?? 0)
      setFits(entries.filter(({ offsetTop }) => offsetTop <= last).length)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [])
  return [ref, fits] as const
}

/** The items that the first lines hold, and a button that shows the others below. */
const Needs = ({ needs }: { needs: readonly Need[] }) => {
  const [ref, fits] = useFirstLine(needs.length)
  const [isOpen, setOpen] = useState(false)
  const rest = needs.length - fits
  return (
    <>
      <ul ref={ref} className={css.waiting} data-open={isOpen || undefined}>
        {needs.map(({ words, link }, at) => (
          <li key={words} data-hidden={(!isOpen && at >= fits) || undefined}>
            <Link {...link}>{words}</Link>
          </li>
        ))}
      </ul>
      <UnstyledButton className={css.rest} hidden={rest === 0} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Less' : `+${formatCount(rest)} more`}
      </UnstyledButton>
    </>
  )
}

/** Open items with their number, then other facts of the day, in one line; each opens its rows. */
export const NeedsLine = ({ overview, today, loading, children }: NeedsLineProps) => {
  const waiting = today ? listWaiting(today.waiting) : []
  const needs = [...waiting, ...listToday({ overview, today })]
  const isPartial = overview === null || today === null
  return (
    <section className={css.needs} aria-labelledby="needs-you-now" aria-busy={loading}>
      <Title order={3} id="needs-you-now">
        Needs attention
      </Title>
      {loading ? (
        <Skeleton height={16} width="min(420px, 60%)" radius="sm" />
      ) : (
        <Needs key={needs.length} needs={needs} />
      )}
      {loading || (needs.length > 0 && !isPartial) ? null : (
        <Text size="sm" c="dimmed">
          {isPartial ? 'couldn’t load' : 'You’re all caught up.'}
        </Text>
      )}
      {children}
    </section>
  )
}
