import { Skeleton, Text, Title } from '@mantine/core'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { showMinutes } from '../../../../rules/words/show-minutes.ts'
import css from './dashboard-page.module.css'
import type { Dashboard } from './use-dashboard-stats.ts'

type Need = { n: number; words: string; link: LinkOptions }
type NeedsLineProps = Pick<Dashboard, 'overview' | 'today'> & { loading: boolean }

const counted = (n: number, one: string, many: string) => `${formatCount(n)} ${n === 1 ? one : many}`

const listNeeds = ({ overview, today }: Pick<Dashboard, 'overview' | 'today'>): Need[] => {
  const { waiting = 0, minutes = null } = today?.replies ?? {}
  const longest = minutes === null ? '' : `, longest ${showMinutes(Math.max(1, minutes))}`
  const [interviews, untouched, alert] = [
    today?.interviews ?? 0,
    overview?.firstTouch.waiting ?? 0,
    overview?.jobPostStates.alert ?? 0,
  ]
  const { unconfirmed = 0, documents = 0, undecided = 0, clientsToBringLive: clients = 0 } = today ?? {}
  const all: Need[] = [
    {
      n: waiting,
      words: `${counted(waiting, 'reply', 'replies')} waiting${longest}`,
      link: { to: '/messages', search: { show: 'waiting' } },
    },
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
      n: undecided,
      words: `${counted(undecided, 'text needs', 'texts need')} a decision`,
      link: { to: '/messages', search: { show: 'needs-decision' } },
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

/**
 * Open items, most pressing first; each opens its rows. One line, which scrolls if it is too long, and fades at edges
 * with more beyond them.
 */
export const NeedsLine = ({ overview, today, loading }: NeedsLineProps) => {
  const needs = listNeeds({ overview, today })
  const isPartial = overview === null || today === null
  return (
    <section className={css.needs} aria-labelledby="needs-you-now">
      <Title order={3} id="needs-you-now">
        Needs attention
      </Title>
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
