import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatUsd } from '../../../../rules/money.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { StatCard } from '../../../../ui/stat-card.tsx'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { formatDifference } from '../rules/trend.ts'
import css from './dashboard-page.module.css'
import type { DashboardStats } from './stats.ts'
import type { Dashboard } from './use-dashboard-stats.ts'

const linkTo = (target: LinkOptions) => (inside: ReactNode, className: string | undefined) => (
  <Link {...target} className={className}>
    {inside}
  </Link>
)

/** Formats today's part of a total. */
const growing = (days: readonly number[] | undefined, word: string) =>
  days && { more: { words: `${formatCount(days.at(-1) ?? 0)} ${word}`, of: '' } }

/** Names a figure as a clinic does; its change is for those who cannot see the card. */
const ofClinic = (words: string, change: string) => ({ words, of: change })

type StatRowProps = Pick<Dashboard, 'missing' | 'today' | 'revenueDays'> & { stats: DashboardStats; loading: boolean }

/**
 * The eight cards of section 2 in one row. Each opens the rows behind its number, or shows that the number failed to
 * load.
 */
export const StatRow = ({ stats, loading, missing, today, revenueDays }: StatRowProps) => {
  const me = useMe()
  const number = (value: number) => (loading ? null : formatCount(value))
  const clients: LinkOptions = me?.isPlatform
    ? { to: '/active-clients' }
    : { to: '/organization/$organizationId', params: { organizationId: me?.organization.id ?? '' } }
  const revenue = stats.revenueThisMonth
  const revenueToday = `${formatUsd((revenue ?? 0) - (revenueDays.at(-2) ?? 0))} today`
  const days = today?.days
  const received = days?.received
  return (
    <div className={css.strip} aria-busy={loading}>
      <StatCard
        label="Total Candidates Today"
        failed={missing.figures || missing.days}
        value={number(stats.candidatesToday)}
        more={
          received && {
            words: `${formatDifference(stats.candidatesToday, stats.candidatesYesterday)} yesterday`,
            of: '',
          }
        }
        as={linkTo({ to: '/candidate-directory', search: { dateRange: 'Today' } })}
      />
      <StatCard
        label="Yesterday"
        failed={missing.figures || missing.days}
        value={number(stats.candidatesYesterday)}
        more={
          received && {
            words: `${formatDifference(stats.candidatesYesterday, received.at(-3) ?? 0)} the day before`,
            of: '',
          }
        }
        as={linkTo({ to: '/candidate-directory', search: { dateRange: 'Yesterday' } })}
      />
      <StatCard
        label="Total Hired"
        failed={missing.figures}
        value={number(stats.hiredCandidates)}
        {...growing(days?.hired, 'hired today')}
        as={linkTo({ to: '/candidate-directory', search: { status: ['Hired'] } })}
      />
      <StatCard
        label="Total Platform Candidates"
        failed={missing.figures}
        value={number(stats.totalPlatformCandidates)}
        {...growing(received, 'today')}
        {...(me?.isPlatform || !received
          ? {}
          : { more: ofClinic('at your clinic', `${formatCount(received.at(-1) ?? 0)} today`) })}
        as={linkTo({ to: '/candidate-directory' })}
      />
      <StatCard
        label="Active Organizations"
        failed={missing.figures || missing.organizations}
        value={number(stats.activeOrganizations)}
        {...growing(days?.organizations, 'new today')}
        {...(me?.isPlatform ? {} : { more: ofClinic('your clinic', '') })}
        as={linkTo(clients)}
      />
      <StatCard
        label="Active Locations"
        failed={missing.figures || missing.overview}
        value={number(stats.activeLocations)}
        {...growing(days?.locations, 'new today')}
        as={linkTo(clients)}
      />
      <StatCard
        label="Active Job Posts"
        failed={missing.figures || missing.overview}
        value={number(stats.activeJobPosts)}
        {...growing(days?.posts, 'new today')}
        as={linkTo({ to: '/job-post-tracker' })}
      />
      {revenue === null ? (
        <StatCard label="Gross Revenue This Month" value="—" />
      ) : (
        <StatCard
          label="Gross Revenue This Month"
          failed={missing.figures || missing.revenue}
          value={loading ? null : formatUsd(revenue)}
          more={me?.isPlatform ? { words: revenueToday, of: '' } : ofClinic('your spend', revenueToday)}
          as={linkTo({ to: '/financial-overview' })}
        />
      )}
    </div>
  )
}
