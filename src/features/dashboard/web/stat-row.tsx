import { SimpleGrid } from '@mantine/core'
import {
  IconBriefcase,
  IconBuilding,
  IconCalendarMinus,
  IconCash,
  IconMapPin,
  IconSunHigh,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usd } from '../../../rules/money.ts'
import { StatCard } from '../../../ui/stat-card.tsx'
import { useMe } from '../../sign-in/web/door.ts'
import type { DashboardStats } from './stats.ts'
import type { Dashboard } from './use-dashboard-stats.ts'

const linkTo = (target: LinkOptions) => (inside: ReactNode, className: string | undefined) => (
  <Link {...target} className={className}>
    {inside}
  </Link>
)

const size = { size: 17, stroke: 1.7 } as const

type StatRowProps = Pick<Dashboard, 'missing'> & { stats: DashboardStats; loading: boolean }

/** The eight cards of section 2; each opens the rows behind its number, and says so when the number could not be loaded. */
export const StatRow = ({ stats, loading, missing }: StatRowProps) => {
  const me = useMe()
  const number = (value: number) => (loading ? null : value.toLocaleString('en-US'))
  const clients: LinkOptions = me?.isPlatform
    ? { to: '/active-clients' }
    : { to: '/organization/$organizationId', params: { organizationId: me?.organization.id ?? '' } }
  const revenue = stats.revenueThisMonth
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm" aria-busy={loading}>
      <StatCard
        label="Total Candidates Today"
        failed={missing.figures || missing.days}
        value={number(stats.candidatesToday)}
        icon={<IconSunHigh {...size} />}
        as={linkTo({ to: '/candidate-directory', search: { dateRange: 'Today' } })}
      />
      <StatCard
        label="Yesterday"
        failed={missing.figures || missing.days}
        value={number(stats.candidatesYesterday)}
        icon={<IconCalendarMinus {...size} />}
        as={linkTo({ to: '/candidate-directory', search: { dateRange: 'Yesterday' } })}
      />
      <StatCard
        label="Total Hired"
        failed={missing.figures}
        value={number(stats.hiredCandidates)}
        icon={<IconUserCheck {...size} />}
        as={linkTo({ to: '/candidate-directory', search: { status: ['Hired'] } })}
      />
      <StatCard
        label="Total Platform Candidates"
        failed={missing.figures}
        value={number(stats.totalPlatformCandidates)}
        icon={<IconUsers {...size} />}
        as={linkTo({ to: '/candidate-directory' })}
      />
      <StatCard
        label="Active Organizations"
        failed={missing.figures || missing.organizations}
        value={number(stats.activeOrganizations)}
        icon={<IconBuilding {...size} />}
        as={linkTo(clients)}
      />
      <StatCard
        label="Active Locations"
        failed={missing.figures || missing.overview}
        value={number(stats.activeLocations)}
        icon={<IconMapPin {...size} />}
        as={linkTo(clients)}
      />
      <StatCard
        label="Active Job Posts"
        failed={missing.figures || missing.overview}
        value={number(stats.activeJobPosts)}
        icon={<IconBriefcase {...size} />}
        as={linkTo({ to: '/job-post-tracker' })}
      />
      {revenue === null ? (
        <StatCard label="Gross Revenue This Month" value="—" icon={<IconCash {...size} />} />
      ) : (
        <StatCard
          label="Gross Revenue This Month"
          failed={missing.figures || missing.revenue}
          value={loading ? null : usd(revenue)}
          icon={<IconCash {...size} />}
          as={linkTo({ to: '/financial-overview' })}
        />
      )}
    </SimpleGrid>
  )
}
