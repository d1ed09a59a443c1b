import { ScrollArea, Table, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import type { unroutedDetails } from '../contract/unrouted.ts'
import type { Unrouted } from './unrouted-columns.tsx'

type WhatItSaidProps = { row: Unrouted; details: ReplyOf<typeof unroutedDetails> }

/** The words an application came with, and who handed it in. */
export const ApplicationDetails = ({ row, details: { fields, consent, files } }: WhatItSaidProps) => (
  <div>
    <Text size="sm" mb={6} style={{ overflowWrap: 'anywhere' }}>
      Submitted by {row.came_from}
      {row.organization ? `, ${row.organization}` : ''}, on {formatDateTime(row.received_at)}.{' '}
      {consent ? `Agreed to texts: ${consent}` : 'No text consent found.'}
    </Text>
    {row.hasResume ? (
      <Text size="sm" mb={6}>
        A resume came with it. We check and read it after you route the application.
      </Text>
    ) : null}
    {files.length > 0 ? (
      <Text size="sm" mb={6} style={{ overflowWrap: 'anywhere' }}>
        Files: {files.join(', ')}
      </Text>
    ) : null}
    <ScrollArea.Autosize mah={220} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Application contents' }}>
      <Table verticalSpacing={4} fz="sm" withTableBorder>
        <Table.Tbody>
          {fields.map(({ name, value }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" w={130} style={{ verticalAlign: 'top' }}>
                {name}
              </Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  </div>
)
