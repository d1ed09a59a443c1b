import { Paper, SimpleGrid, Table, Text, Title } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { useToday } from '../../../platform/web/use-today.ts'
import { usd } from '../../../rules/money.ts'
import { Page } from '../../../ui/page.tsx'
import { Failed, LoadingLines } from '../../../ui/states.tsx'
import { stripeInvoices } from '../../finance/web/door.ts'
import { dashboardOverview } from '../contract.ts'
import { revenueThisMonth } from '../rules/revenue.ts'

const Part = ({ label, cents }: { label: string; cents: number }) => (
  <Paper p="md">
    <Text c="dimmed">{label}</Text>
    <Text fz={24} lh="28px" fw={650} mt={4}>
      {usd(cents)}
    </Text>
  </Paper>
)

const dayOf = (seconds: number) => new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'medium' })

const Revenue = () => {
  const timeZone = viewerTimeZone
  const today = useToday(timeZone)
  const overview = useQuery(
    dashboardOverview,
    { timeZone },
    { areas: ['candidates', 'job-posts', 'organizations', 'finance'] },
  )
  const invoices = useQuery(stripeInvoices, { days: 90 }, { areas: ['finance'] })
  const error = overview.error ?? invoices.error
  if (error)
    return (
      <Failed onRetry={() => void Promise.all([overview.refetch(), invoices.refetch()])}>
        {sentenceOf(error, 'The revenue could not be loaded.')}
      </Failed>
    )
  if (!overview.data || !invoices.data) return <LoadingLines label="Loading revenue" lines={8} />
  const all = invoices.data.invoices
  const {
    reports,
    invoices: paid,
    total,
  } = revenueThisMonth(overview.data.money?.reports ?? [], all, { today, timeZone })
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <Part label="Performance reports, amount less fee" cents={reports} />
        <Part label="Paid invoices" cents={paid} />
        <Part label="Gross Revenue This Month" cents={total} />
      </SimpleGrid>
      <Text c="dimmed">The two parts may be the same money: check before you add them up elsewhere.</Text>
      <Paper p="md" style={{ overflowX: 'auto' }}>
        <Title order={2} mb="sm">
          Invoices of the last 90 days
        </Title>
        {all.length === 0 ? (
          <Text c="dimmed">No invoices in the last 90 days.</Text>
        ) : (
          <Table miw={420}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Created</Table.Th>
                <Table.Th>Status</Table.Th>
                <Table.Th ta="right">Paid</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {all.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td>{dayOf(one.created)}</Table.Td>
                  <Table.Td>{one.status}</Table.Td>
                  <Table.Td ta="right">{usd(one.amount_paid)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Paper>
    </>
  )
}

/** What the revenue card of the dashboard is made of. */
export const RevenuePage = () => (
  <Page title="Financial Overview" lead="Revenue of this month, and where it comes from">
    <Revenue />
  </Page>
)
