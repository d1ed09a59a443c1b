import { Group, Text } from '@mantine/core'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { formatDay, toLocalDay } from '../../../../rules/day.ts'
import { type InvoiceState, invoiceStateWords } from '../../../../rules/get-invoice-state.ts'
import { formatAmount } from '../../../../rules/money.ts'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import { tones } from '../../../../ui/tones.ts'
import { MatchCustomer } from '../../../clients/organizations/web/public.ts'
import type { ListedInvoice } from '../contract/invoices.ts'

const green: BadgeColors = tones.green
const blue: BadgeColors = tones.blue
const red: BadgeColors = tones.red
const gray: BadgeColors = tones.gray
const amber: BadgeColors = tones.orange
const colors: Record<InvoiceState, BadgeColors> = {
  paid: green,
  open: blue,
  overdue: red,
  draft: gray,
  void: gray,
  uncollectible: amber,
  other: gray,
}

/** The color of a state in a drawing. */
export const getInvoiceDot = (state: InvoiceState): string => colors[state].dot

export const InvoiceBadge = ({ state }: { state: InvoiceState }) => (
  <DotBadge colors={colors[state]}>{invoiceStateWords[state]}</DotBadge>
)

const day = (seconds: number) => formatDay(toLocalDay(new Date(seconds * 1000), viewerTimeZone))

/** The columns of invoices. */
export const invoiceColumns: readonly Column<ListedInvoice>[] = [
  {
    key: 'organization',
    label: 'Organization',
    width: 200,
    cell: ({ organization, customer }) => (
      <>
        <Text size="sm" fw={600}>
          {organization ?? 'Unmatched'}
        </Text>
        {organization === null ? (
          <Group gap={6}>
            <Text size="xs" c="dimmed">
              {customer ?? 'No customer id'}
            </Text>
            {customer ? <MatchCustomer customer={customer} /> : null}
          </Group>
        ) : null}
      </>
    ),
  },
  { key: 'number', label: 'Invoice', width: 120, cell: ({ number, id }) => number ?? id },
  { key: 'created', label: 'Created', width: 104, cell: ({ created }) => day(created) },
  { key: 'due', label: 'Due', width: 104, cell: ({ due_date }) => (due_date === null ? '–' : day(due_date)) },
  { key: 'status', aside: true, label: 'Status', width: 120, cell: ({ state }) => <InvoiceBadge state={state} /> },
  {
    key: 'amount',
    label: 'Amount',
    width: 96,
    align: 'right',
    cell: ({ amount, currency }) => formatAmount(amount, currency),
  },
  {
    key: 'paid',
    label: 'Paid',
    width: 96,
    align: 'right',
    cell: ({ amount_paid, currency }) => formatAmount(amount_paid, currency),
  },
]
