import { Anchor, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { invoiceStateWords } from '../../../../rules/get-invoice-state.ts'
import { formatAmount, formatUsd } from '../../../../rules/money.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import { createLoadedQuestion } from '../../../../ui/list/list-question.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { organizationBilling } from '../contract/client-details.ts'
import { CustomerLink } from './customer/customer-link.tsx'

type Invoice = z.infer<typeof organizationBilling.reply>['invoices'][number]

const day = (instant: string) => new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' })

const columns: readonly Column<Invoice>[] = [
  { key: 'number', label: 'Invoice', width: 140, cell: ({ number, id }) => number ?? id },
  { key: 'created', label: 'Created', width: 130, cell: ({ created }) => day(created) },
  { key: 'due', label: 'Due', width: 130, cell: ({ due }) => (due === null ? '–' : day(due)) },
  { key: 'status', aside: true, label: 'Status', width: 120, cell: ({ state }) => invoiceStateWords[state] },
  {
    key: 'amount',
    label: 'Amount',
    width: 120,
    align: 'right',
    cell: ({ amount, currency }) => formatAmount(amount, currency),
  },
  {
    key: 'paid',
    label: 'Paid',
    width: 120,
    align: 'right',
    cell: ({ amount_paid, currency }) => formatAmount(amount_paid, currency),
  },
]

const formatSum = ({ count, amount }: { count: number; amount: number }) =>
  count === 0 ? 'None' : `${formatUsd(amount)} on ${pluralize(count, 'invoice')}`

/** Payments of an organization, for readers with access to money only. */
export const OrganizationBilling = ({ id, subscription }: { id: string; subscription: string | null }) => {
  const maySee = useCan('money:see')
  const found = useQuery(organizationBilling, { id, timeZone: viewerTimeZone }, { enabled: maySee })
  if (!maySee)
    return <EmptyState title="Managers can’t see billing." action={<LinkButton to="/">Open My Dashboard</LinkButton>} />
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load billing.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading billing" lines={8} />
  const { customer, paid90, open90, overdue90, otherCurrencies, invoices } = found.data
  const facts = [
    ['Subscription', subscription ?? 'None'],
    ['Paid in 90 days', formatUsd(paid90)],
    ['Open in 90 days', formatSum(open90)],
    ['Overdue in 90 days', formatSum(overdue90)],
  ] as const
  return (
    <Stack gap="sm">
      <Paper p="md">
        <SimpleGrid cols={{ base: 2, sm: 5 }}>
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
          <CustomerLink id={id} customer={customer} />
        </SimpleGrid>
        {otherCurrencies > 0 ? (
          <Text size="sm" c="dimmed" mt="xs">
            Sums are in US dollars: {pluralize(otherCurrencies, 'invoice')} in another currency{' '}
            {otherCurrencies === 1 ? 'is' : 'are'} counted but not added.
          </Text>
        ) : null}
      </Paper>
      <ListScreen
        caption="Invoices"
        question={createLoadedQuestion(invoices)}
        empty={{
          none: {
            title: 'No invoices.',
            children: customer ? 'Nothing billed yet.' : 'This organization isn’t linked to a payments customer.',
            action: <LinkButton to="/financial-overview">See All Invoices</LinkButton>,
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
