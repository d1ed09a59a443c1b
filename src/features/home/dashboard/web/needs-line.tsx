import { Skeleton, Text, Title } from '@mantine/core'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { showMinutes } from '../../../../rules/words/show-minutes.ts'
import {
  type AttentionKind,
  attentionKinds,
  countAttention,
  describeAttention,
} from '../../attention/rules/attention-words.ts'
import css from './dashboard-page.module.css'
import type { Dashboard } from './use-dashboard-stats.ts'

type Need = { n: number; words: string; link: LinkOptions }
type NeedsLineProps = Pick<Dashboard, 'overview' | 'today'> & { loading: boolean }

const counted = (n: number, one: string, many: string) => `${formatCount(n)} ${n === 1 ? one : many}`

/** Where the rows of each kind are. */
const linkTo: Record<AttentionKind, LinkOptions> = {
  replies: { to: '/messages', search: { show: 'waiting' } },
  handoffs: { to: '/messages', search: { show: 'waiting' } },
  requests: { to: '/score-requests' },
  numbers: { to: '/messages', search: { show: 'waiting' } },
  unrouted: { to: '/unrouted' },
}

/** Open items by kind; the first shows the longest wait. */
const listWaiting = (waiting: NonNullable<Dashboard['today']>['waiting']): Need[] => {
  const longest = waiting.minutes === null ? '' : `, longest ${showMinutes(Math.max(1, waiting.minutes))}`
  return attentionKinds
    .map((kind) => ({ n: waiting[kind], words: describeAttention(kind, waiting[kind]), link: linkTo[kind] }))
    .filter(({ n }) => n > 0)
    .map((need, at) => (at === 0 ? { ...need, words: `${need.words}${longest}` } : need))
}

/** Other facts of the day. */
const listToday = ({ overview, today }: Pick<Dashboard, 'overview' | 'today'>): Need[] => {
  const [interviews, untouched, alert] = [
    today?.interviews ?? 0,
    overview?.firstTouch.waiting ?? 0,
    overview?.jobPostStates.alert ?? 0,
  ]
  const { unconfirmed = 0, documents = 0, clientsToBringLive: clients = 0 } = today ?? {}
  const all: Need[] = [
    {
      n: unconfirmed,
      words: `${counted(unconfirmed, 'upcoming interview', 'upcoming interviews')} not confirmed`,
      link: { to: '/interviews', search: { needsConfirmation: 'interviewer' } },
    },
    {
      n: interviews,
      words: `${counted(interviews, 'interview', 'interviews')} today`,
      link: { to: '/interviews', search: { when: 'today', status: ['Scheduled', 'Confirmed'] } },
    },
    {
      n: untouched,
      words: `${formatCount(untouched)} waiting over a day for first contact`,
      link: {
        to: '/candidate-directory',
        search: { firstTouch: 'Waiting over a day', dateRange: 'Last 30 Days', sortDate: 'oldest' },
      },
    },
    {
      n: alert,
      words: `${counted(alert, 'post', 'posts')} in Alert`,
      link: { to: '/job-post-tracker', search: { state: ['Alert'] } },
    },
    {
      n: documents,
      words: `${counted(documents, 'document', 'documents')} expiring`,
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

/**
 * Open items with their number, the same as in the bell and the inbox, then other facts of the day; each opens its rows.
 * One line, which scrolls if it is too long, and fades at edges with more beyond them.
 */
export const NeedsLine = ({ overview, today, loading }: NeedsLineProps) => {
  const waiting = today ? listWaiting(today.waiting) : []
  const needs = [...waiting, ...listToday({ overview, today })]
  const total = today ? countAttention(today.waiting) : 0
  const isPartial = overview === null || today === null
  return (
    <section className={css.needs} aria-labelledby="needs-you-now">
      <Title order={3} id="needs-you-now">
        Needs attention
      </Title>
      {loading || total === 0 ? null : <span className={css.total}>{formatCount(total)}</span>}
      {loading ? (
        <Skeleton height={16} width={420} radius="sm" />
      ) : (
        <ul className={css.waiting}>
          {needs.map(({ words, link }) => (
            <li key={words}>
              <Link {...link}>{words}</Link>
            </li>
          ))}
        </ul>
      )}
      {loading || (needs.length > 0 && !isPartial) ? null : (
        <Text size="sm" c="dimmed">
          {isPartial ? 'couldn’t load' : 'You’re all caught up.'}
        </Text>
      )}
    </section>
  )
}
