import { Anchor, Group, Paper, Progress, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed, LoadingLines } from '../../../ui/states.tsx'
import { organizationDetails } from '../contract.ts'

type Details = z.infer<typeof organizationDetails.reply>
const n = (value: number) => value.toLocaleString('en-US')

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text size="md" fw={600}>
      {children}
    </Text>
  </div>
)

const Funnel = ({ funnel }: Pick<Details, 'funnel'>) => {
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  return (
    <Paper p="md" component="section">
      <Title order={2} mb="sm">
        Candidates by status
      </Title>
      {funnel.length === 0 ? <Text c="dimmed">No candidates yet.</Text> : null}
      <Stack gap={10}>
        {funnel.map(({ status, count }) => (
          <div key={status}>
            <Group justify="space-between">
              <Text size="sm">{status}</Text>
              <Text size="sm" fw={600}>
                {n(count)}
              </Text>
            </Group>
            <Progress value={(count / most) * 100} size={6} aria-label={`${status}: ${n(count)}`} />
          </div>
        ))}
      </Stack>
    </Paper>
  )
}

const Locations = ({ locations }: Pick<Details, 'locations'>) => (
  <Paper p="md" component="section" style={{ overflowX: 'auto' }}>
    <Title order={2} mb="sm">
      Locations
    </Title>
    {locations.length === 0 ? (
      <Text c="dimmed">No locations yet.</Text>
    ) : (
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Location</Table.Th>
            <Table.Th>City</Table.Th>
            <Table.Th>State</Table.Th>
            <Table.Th ta="right">Candidates</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {locations.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>{one.name}</Table.Td>
              <Table.Td>{[one.city, one.state].filter(Boolean).join(', ') || '–'}</Table.Td>
              <Table.Td>{one.is_active ? 'Active' : 'Not active'}</Table.Td>
              <Table.Td ta="right">{n(one.candidates)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    )}
  </Paper>
)

/** One organization: its facts, locations and candidates by status. A foreign id reads like an unknown one. */
export const OrganizationPage = ({ id }: { id: string }) => {
  const details = useQuery(organizationDetails, { id }, { areas: ['organizations', 'candidates'] })
  if (details.isError) {
    const unknown = details.error instanceof Refusal && ['not-found', 'invalid'].includes(details.error.code)
    return unknown ? (
      <Page title="Organization not found">
        <Empty title="There is no such organization" action={<Anchor href="/">Back to My Dashboard</Anchor>}>
          The link may be old, or the organization is not one of yours.
        </Empty>
      </Page>
    ) : (
      <Failed onRetry={() => void details.refetch()}>
        {sentenceOf(details.error, 'The organization could not be loaded.')}
      </Failed>
    )
  }
  if (!details.data) return <LoadingLines label="Loading organization" lines={10} />
  const { name, status, subscription_type, scheduler, locations, funnel } = details.data
  return (
    <Page title={name || 'Your Organization'}>
      <Paper p="md">
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <Fact label="Status">{status ?? '–'}</Fact>
          <Fact label="Subscription">{subscription_type ?? '–'}</Fact>
          <Fact label="Auto scheduler">{scheduler ? 'On' : 'Off'}</Fact>
          <Fact label="Active locations">{n(locations.filter((one) => one.is_active).length)}</Fact>
        </SimpleGrid>
      </Paper>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        <Locations locations={locations} />
        <Funnel funnel={funnel} />
      </SimpleGrid>
    </Page>
  )
}
