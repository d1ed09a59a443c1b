import { Anchor, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { usd } from '../../../rules/money.ts'
import type { Column } from '../../../ui/list/list-column.ts'
import { rowsHere } from '../../../ui/list/list-question.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { Empty, Failed, LoadingLines } from '../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { organizationBilling } from '../contract/client-details.ts'
import { invoiceWord } from '../rules/invoice-word.ts'

type Invoice = { id: string; created: string; status: string; amount_paid: number }

const columns: readonly Column<Invoice>[] = [
  {
    key: 'created',
    label: 'Created',
    width: 140,
    cell: ({ created }) => new Date(created).toLocaleDateString('en-US', { dateStyle: 'medium' }),
  },
  { key: 'status', label: 'Status', width: 120, cell: ({ status }) => invoiceWord(status) },
  { key: 'amount', label: 'Paid', width: 120, align: 'right', cell: ({ amount_paid }) => usd(amount_paid) },
  { key: 'id', label: 'Invoice', width: 220, cell: ({ id }) => id },
]

/** What an organization paid; only for who may see money. */
export const OrganizationBilling = ({ id, subscription }: { id: string; subscription: string | null }) => {
  const maySee = useCan('money:see')
  const found = useQuery(organizationBilling, { id }, { enabled: maySee })
  if (!maySee) return <Empty title="Managers do not see billing." />
  if (found.isError && !found.data)
    return (
      <Failed onRetry={() => void found.refetch()}>{sentenceOf(found.error, 'Billing could not be loaded.')}</Failed>
    )
  if (!found.data) return <LoadingLines label="Loading billing" lines={8} />
  const { customer, paid90, open90, invoices } = found.data
  const facts = [
    ['Subscription', subscription ?? 'None'],
    ['Customer', customer ?? 'Not known to payments'],
    ['Paid in 90 days', usd(paid90)],
    ['Open in 90 days', String(open90)],
  ] as const
  return (
    <Stack gap="sm">
      <Paper p="md">
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <Text size="sm" c="dimmed">
                {label}
              </Text>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </Paper>
      <ListScreen
        caption="Invoices"
        question={rowsHere(invoices)}
        empty={{
          none: {
            title: 'No invoices.',
            children: customer ? 'Nothing was billed yet.' : 'Payments do not know this organization as a customer.',
          },
        }}
        columns={columns}
      />
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/financial-overview" />}>
        Open the Financial Overview
      </Anchor>
    </Stack>
  )
}
