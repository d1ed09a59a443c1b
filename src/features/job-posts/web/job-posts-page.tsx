import { Group, Paper, Table } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed, LoadingLines } from '../../../ui/states.tsx'
import { activeJobPosts } from '../contract.ts'
import css from './job-posts-page.module.css'

const colors: Record<'Good' | 'Warning' | 'Alert', BadgeColors> = {
  Good: { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' },
  Warning: { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' },
  Alert: { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' },
}
const states = ['Alert', 'Warning', 'Good'] as const

const Posts = () => {
  const posts = useQuery(activeJobPosts, { timeZone: viewerTimeZone }, { areas: ['job-posts'] })
  if (posts.isError)
    return (
      <Failed onRetry={() => void posts.refetch()}>
        {sentenceOf(posts.error, 'The job posts could not be loaded.')}
      </Failed>
    )
  if (!posts.data) return <LoadingLines label="Loading job posts" lines={10} />
  const { rows } = posts.data
  if (rows.length === 0) return <Empty title="No active job posts." />
  return (
    <>
      <Group gap="xs" role="status">
        {states.map((state) => (
          <DotBadge key={state} colors={colors[state]}>
            {rows.filter((row) => row.state === state).length.toLocaleString('en-US')} {state}
          </DotBadge>
        ))}
      </Group>
      <Paper className={css.scroll}>
        <Table miw={680}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>State</Table.Th>
              <Table.Th>Organization</Table.Th>
              <Table.Th>Location</Table.Th>
              <Table.Th>Job start date</Table.Th>
              <Table.Th>Cost per lead</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <DotBadge colors={colors[row.state]}>{row.reason}</DotBadge>
                </Table.Td>
                <Table.Td>{row.organization}</Table.Td>
                <Table.Td>{row.location ?? '–'}</Table.Td>
                <Table.Td>{row.job_start_date ?? '–'}</Table.Td>
                <Table.Td>{row.cost_per_lead === null ? '–' : `$${row.cost_per_lead.toFixed(2)}`}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
    </>
  )
}

/** Active job posts and why each of them is Good, Warning or Alert; the ones that need attention come first. */
export const JobPostsPage = () => (
  <Page title="Job Post Tracker" lead="Active job posts, those that need attention first">
    <Posts />
  </Page>
)
