import { Table, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import type { findLeavers } from '../../contract/leavers.ts'

type Row = ReplyOf<typeof findLeavers>['rows'][number]

const results: Record<Row['state'], string> = {
  leaves: 'Will be deactivated',
  self: 'This is you. Ask another Admin.',
  'last-admin': 'Last Admin. Make someone else an Admin first.',
  deactivated: 'Already deactivated',
  invited: 'Only invited. Withdraw the invitation instead.',
  unknown: 'No one here has this address',
}

const describeHolding = ({ admin_level, candidates, keys }: Row): string =>
  [
    admin_level ?? '',
    candidates > 0 ? `owns ${pluralize(candidates, 'candidate')}` : '',
    keys > 0 ? pluralize(keys, 'API key stops', 'API keys stop') : '',
  ]
    .filter(Boolean)
    .join(', ')

/** The people behind the addresses, and the result for each. */
export const LeaversTable = ({ rows }: { rows: readonly Row[] }) => (
  // A part that scrolls has to be within reach of the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div style={{ maxHeight: 320, overflow: 'auto' }} tabIndex={0} role="group" aria-label="People on the list">
    <Table stickyHeader style={{ overflowWrap: 'anywhere' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Person</Table.Th>
          <Table.Th>Result</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.email}>
            <Table.Td>
              {row.name || row.email}
              {row.name ? (
                <Text size="xs" c="dimmed">
                  {row.email}
                </Text>
              ) : null}
            </Table.Td>
            <Table.Td>
              <Text size="sm" {...(row.state === 'leaves' ? { fw: 600 } : {})}>
                {results[row.state]}
              </Text>
              {row.state === 'leaves' && describeHolding(row) ? (
                <Text size="xs" c="dimmed">
                  {describeHolding(row)}
                </Text>
              ) : null}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
)
