import { Group, Text } from '@mantine/core'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { dayIn, showDay } from '../../../rules/day.ts'
import { type InvoiceState, invoiceStateWords } from '../../../rules/invoice-state.ts'
import { amountIn } from '../../../rules/money.ts'
import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import type { Column } from '../../../ui/list/list-column.ts'
import { MatchCustomer } from '../../organizations/web/door.ts'
import type { ListedInvoice } from '../contract/invoices.ts'

const green: BadgeColors = { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' }
const blue: BadgeColors = { light: ['#E4EFF8', '#1F5680'], dark: ['#17303F', '#9CCBEE'], dot: '#3B82B8' }
const red: BadgeColors = { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' }
const gray: BadgeColors = { light: ['#EEEBE6', '#5C554C'], dark: ['#35312C', '#C9C1B6'], dot: '#8D8478' }
const amber: BadgeColors = { light: ['#FCEBD3', '#854A0E'], dark: ['#402B12', '#F2C07E'], dot: '#C07A1C' }
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
export const invoiceDot = (state: InvoiceState): string => colors[state].dot

export const InvoiceBadge = ({ state }: { state: InvoiceState }) => (
  <DotBadge colors={colors[state]}>{invoiceStateWords[state]}</DotBadge>
)

const day = (seconds: number) => showDay(dayIn(new Date(seconds * 1000), viewerTimeZone))

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
  { key: 'status', label: 'Status', width: 120, cell: ({ state }) => <InvoiceBadge state={state} /> },
  {
    key: 'amount',
    label: 'Amount',
    width: 96,
    align: 'right',
    cell: ({ amount, currency }) => amountIn(amount, currency),
  },
  {
    key: 'paid',
    label: 'Paid',
    width: 96,
    align: 'right',
    cell: ({ amount_paid, currency }) => amountIn(amount_paid, currency),
  },
]
