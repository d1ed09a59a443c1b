import { Badge, Group, Text } from '@mantine/core'
import { formatDay } from '../../../../../rules/day.ts'
import { formatUsd } from '../../../../../rules/money.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { MatchCustomer } from '../../../../clients/organizations/web/public.ts'
import type { ReportRow } from '../../contract/reports.ts'

const Flags = ({ row }: { row: ReportRow }) => (
  <Group gap={4}>
    {row.duplicate ? (
      <Badge color="clay" variant="light">
        Duplicate
      </Badge>
    ) : null}
    {row.feeAboveAmount ? (
      <Badge color="red" variant="light">
        Fee above amount
      </Badge>
    ) : null}
    {row.organization_id === null ? (
      <Badge color="gray" variant="light">
        Unmatched
      </Badge>
    ) : null}
  </Group>
)

/** The columns of performance reports. */
export const reportColumns: readonly Column<ReportRow>[] = [
  {
    key: 'organization',
    label: 'Organization',
    width: 200,
    cell: (row) => (
      <>
        <Text size="sm" fw={600}>
          {row.organization ?? 'Unmatched'}
        </Text>
        <Group gap={6}>
          <Text size="xs" c="dimmed">
            {row.customer?.trim() ? row.customer : 'No customer id'}
          </Text>
          {row.organization_id === null && row.customer?.trim() ? <MatchCustomer customer={row.customer} /> : null}
        </Group>
      </>
    ),
  },
  {
    key: 'made',
    label: 'Created',
    width: 104,
    cell: (row) => (row.created_date ? formatDay(row.created_date.slice(0, 10)) : '–'),
  },
  { key: 'amount', label: 'Amount', width: 96, align: 'right', cell: (row) => formatUsd(row.amount) },
  { key: 'fee', label: 'Fee', width: 80, align: 'right', cell: (row) => formatUsd(row.fee) },
  { key: 'net', label: 'Net', width: 96, align: 'right', cell: (row) => formatUsd(row.net) },
  { key: 'flags', label: 'Flags', width: 160, cell: (row) => <Flags row={row} /> },
]
