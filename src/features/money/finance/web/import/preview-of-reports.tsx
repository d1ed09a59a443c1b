import { Badge, Table, Text } from '@mantine/core'
import { formatUsd } from '../../../../../rules/money.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { ReportsPreview } from './use-reports-file.ts'

const n = (value: number) => formatCount(value)
const states = {
  new: { color: 'pine', word: 'New' },
  existing: { color: 'gray', word: 'Already in the list' },
  rejected: { color: 'red', word: 'Refused' },
} as const

/** How many rows would be added, are there already or are refused; what the new ones come to, and the rows to look at first. */
export const PreviewOfReports = ({ preview }: { preview: ReportsPreview }) => {
  const { counts, amount, fee, unread, rows } = preview
  const total = counts.new + counts.existing + counts.rejected
  return (
    <>
      <div role="status">
        <Text fw={600}>
          {n(counts.new)} new, {n(counts.existing)} already in the list, {n(counts.rejected)} refused
        </Text>
        <Text size="sm">
          {counts.new > 0
            ? `The new reports total ${formatUsd(amount)} with ${formatUsd(fee)} in fees.`
            : 'Nothing in this file would be added.'}
        </Text>
      </div>
      {unread.length > 0 ? (
        <Text size="sm" c="dimmed">
          Not read: {unread.join(', ')}
        </Text>
      ) : null}
      {/* A region that scrolls has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div style={{ maxHeight: 320, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Rows of the file">
        <Table miw={560} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Row</Table.Th>
              <Table.Th miw={200}>Result</Table.Th>
              <Table.Th miw={120}>Customer</Table.Th>
              <Table.Th>Month</Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
              <Table.Th ta="right">Fee</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.row}>
                <Table.Td>{row.row}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <Badge variant="light" color={states[row.state].color}>
                    {states[row.state].word}
                  </Badge>
                  {row.because.map((sentence) => (
                    <Text key={sentence} size="xs">
                      {sentence}
                    </Text>
                  ))}
                </Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{row.customer || '–'}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{row.month || '–'}</Table.Td>
                <Table.Td ta="right">{row.amount === null ? '–' : formatUsd(row.amount)}</Table.Td>
                <Table.Td ta="right">{row.fee === null ? '–' : formatUsd(row.fee)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {total > rows.length ? (
        <Text size="sm" c="dimmed">
          And {pluralize(total - rows.length, 'row')} more, after those with problems.
        </Text>
      ) : null}
    </>
  )
}
