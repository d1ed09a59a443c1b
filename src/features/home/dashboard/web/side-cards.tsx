import { Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { showMinutes } from '../../../../rules/words/show-minutes.ts'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import css from './dashboard-page.module.css'
import type { Dashboard } from './use-dashboard-stats.ts'

type CardProps = Pick<Dashboard, 'overview' | 'missing'> & { loading: boolean }

const alertColors: BadgeColors = tones.red
const warningColors: BadgeColors = tones.amber

const zero: BadgeColors = tones.gray

type SideCardProps = { id: string; title: ReactNode; loading: boolean; children: ReactNode; basis: string }

const SideCard = ({ id, title, loading, children, basis }: SideCardProps) => (
  <section aria-labelledby={id}>
    <Title order={3} id={id}>
      {title}
    </Title>
    {loading ? <Skeleton height={20} width={70} radius="sm" my={2} /> : <div className={css.figure}>{children}</div>}
    <Text size="xs" c="dimmed">
      {loading ? '\u00A0' : basis}
    </Text>
  </section>
)

/** How many active job posts need attention; opens the tracker. */
export const JobPostAlerts = ({ overview, loading, missing }: CardProps) => {
  const { alert = 0, warning = 0 } = overview?.jobPostStates ?? {}
  return (
    <SideCard
      id="job-post-alerts"
      title={<Link to="/job-post-tracker">New Job Post Alerts</Link>}
      loading={loading}
      basis={missing.overview ? 'couldn’t load' : `of ${formatCount(overview?.activeJobPosts ?? 0)} active job posts`}
    >
      <Link to="/job-post-tracker" search={{ state: ['Alert'] }}>
        <DotBadge colors={alert > 0 ? alertColors : zero}>{formatCount(alert)} Alert</DotBadge>
      </Link>
      <Link to="/job-post-tracker" search={{ state: ['Warning'] }}>
        <DotBadge colors={warning > 0 ? warningColors : zero}>{formatCount(warning)} Warning</DotBadge>
      </Link>
    </SideCard>
  )
}

/** Distinct clients per month of reports; "—" without the right to see money. */
export const AverageClients = ({ overview, loading, missing, seesMoney }: CardProps & { seesMoney: boolean }) => {
  const money = overview?.money
  const value = seesMoney
    ? (money?.averageClientsPerMonth ?? 0).toLocaleString('en-US', { maximumFractionDigits: 1 })
    : '—'
  const months = money?.months ?? 0
  const basis = missing.overview ? 'couldn’t load' : `over ${months} ${months === 1 ? 'month' : 'months'} with reports`
  return (
    <SideCard
      id="average-clients"
      title="Average Clients Per Month"
      loading={loading}
      basis={seesMoney ? basis : 'not visible to Managers'}
    >
      {value}
    </SideCard>
  )
}

/** How soon someone hears from the clinic. */
export const FirstTouch = ({ overview, loading, missing }: CardProps) => {
  const minutes = overview?.firstTouch.minutes ?? null
  return (
    <SideCard
      id="first-touch"
      title="First Contact"
      loading={loading}
      basis={
        missing.overview
          ? 'couldn’t load'
          : minutes === null
            ? 'none in the last 30 days'
            : 'median of the last 30 days, by a person'
      }
    >
      {minutes === null ? '–' : showMinutes(Math.max(1, minutes))}
    </SideCard>
  )
}
