import { Anchor, Group, Paper, Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { showMinutes } from '../../../rules/words/show-minutes.ts'
import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import type { Dashboard } from './use-dashboard-stats.ts'

type CardProps = Pick<Dashboard, 'overview' | 'missing'> & { loading: boolean }

const alertColors: BadgeColors = { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' }
const warningColors: BadgeColors = { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' }

/** How many active job posts need attention; opens the tracker. */
export const JobPostAlerts = ({ overview, loading, missing }: CardProps) => {
  const { alert = 0, warning = 0 } = overview?.jobPostStates ?? {}
  return (
    <Paper p="md" component="section" aria-labelledby="job-post-alerts">
      <Group justify="space-between" mb="xs">
        <Title order={3} id="job-post-alerts">
          New Job Post Alerts
        </Title>
        <Anchor component={Link} to="/job-post-tracker" size="sm" underline="always">
          Job Post Tracker
        </Anchor>
      </Group>
      {loading ? (
        <Skeleton height={22} width={180} radius="sm" />
      ) : (
        <Group gap="xs">
          <Link to="/job-post-tracker" search={{ state: ['Alert'] }}>
            <DotBadge colors={alertColors}>{alert.toLocaleString('en-US')} Alert</DotBadge>
          </Link>
          <Link to="/job-post-tracker" search={{ state: ['Warning'] }}>
            <DotBadge colors={warningColors}>{warning.toLocaleString('en-US')} Warning</DotBadge>
          </Link>
        </Group>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {missing.overview
          ? 'could not be loaded'
          : `of ${(overview?.activeJobPosts ?? 0).toLocaleString('en-US')} active job posts`}
      </Text>
    </Paper>
  )
}

/** Distinct clients per month of reports; "—" without the right to see money. */
export const AverageClients = ({ overview, loading, missing, seesMoney }: CardProps & { seesMoney: boolean }) => {
  const money = overview?.money
  const value = seesMoney
    ? (money?.averageClientsPerMonth ?? 0).toLocaleString('en-US', { maximumFractionDigits: 1 })
    : '—'
  const months = money?.months ?? 0
  const basis = missing.overview
    ? 'could not be loaded'
    : `over ${months} ${months === 1 ? 'month' : 'months'} with reports`
  return (
    <Paper p="md" component="section" aria-labelledby="average-clients">
      <Title order={3} id="average-clients" mb="xs">
        Average Clients Per Month
      </Title>
      {loading ? (
        <Skeleton height={28} width={70} radius="sm" />
      ) : (
        <Text fz={24} lh="28px" fw={650}>
          {value}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {seesMoney ? basis : 'not open to Managers'}
      </Text>
    </Paper>
  )
}

/** How soon somebody hears from the clinic, and who has waited for more than a day; opens them. One line. */
export const FirstTouch = ({ overview, loading, missing }: CardProps) => {
  const { minutes = null, waiting = 0 } = overview?.firstTouch ?? {}
  const half =
    minutes === null
      ? 'of nobody in the last 7 days yet'
      : `half of the last 7 days within ${showMinutes(Math.max(1, minutes))}`
  return (
    <Paper px="md" py={8} component="section" aria-labelledby="first-touch">
      <Group justify="space-between" gap="xs" mih={26}>
        <Group gap={8} align="baseline">
          <Title order={3} id="first-touch">
            First Touch
          </Title>
          {loading ? (
            <Skeleton height={16} width={200} radius="sm" />
          ) : (
            <Text size="sm">{missing.overview ? 'could not be loaded' : half}</Text>
          )}
        </Group>
        {waiting > 0 ? (
          <Link
            to="/candidate-directory"
            search={{ firstTouch: 'Waiting over a day', dateRange: 'Last 30 Days', sortDate: 'oldest' }}
          >
            <DotBadge colors={alertColors}>{waiting.toLocaleString('en-US')} waiting over a day</DotBadge>
          </Link>
        ) : null}
      </Group>
    </Paper>
  )
}
