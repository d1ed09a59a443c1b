import { Button, Group, Table } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { formatHours } from '../../../../../rules/clock.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import type { textingSettings } from '../../contract/texting-settings.ts'

const StateHoursForm = lazyBody(async () => (await import('./state-hours-form.tsx')).StateHoursForm)

export type StateHours = z.infer<typeof textingSettings.reply>['stateHours'][number]
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Federal holidays',
]

/** Each state's stricter hours with their source; platform staff change them. */
export const StateHoursTable = ({ rows, mayEdit }: { rows: StateHours[]; mayEdit: boolean }) => {
  const [editing, setEditing] = useState<{ row: StateHours | null } | null>(null)
  const shown = useLastValue(editing)
  return (
    <>
      {mayEdit ? (
        <Group justify="flex-end" mb="xs">
          <Button size="compact-md" variant="default" onClick={() => setEditing({ row: null })}>
            Add Hours
          </Button>
        </Group>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="States" style={{ overflow: 'auto', maxHeight: 420 }}>
        <Table miw={520} aria-label="State texting hours" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>State</Table.Th>
              <Table.Th>Day</Table.Th>
              <Table.Th>Hours</Table.Th>
              <Table.Th>Source</Table.Th>
              {mayEdit ? <Table.Td /> : null}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={`${row.state}${row.weekday}`}>
                <Table.Td>{row.state}</Table.Td>
                <Table.Td>{weekdayNames[row.weekday]}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{formatHours(row)}</Table.Td>
                <Table.Td>{row.source}</Table.Td>
                {mayEdit ? (
                  <Table.Td>
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={`Edit ${row.state}, ${weekdayNames[row.weekday]}`}
                      onClick={() => setEditing({ row })}
                    >
                      Edit
                    </Button>
                  </Table.Td>
                ) : null}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {mayEdit ? (
        <Dialog opened={editing !== null} onClose={() => setEditing(null)} title="Hours of a state">
          {shown ? (
            <StateHoursForm
              key={shown.row ? `${shown.row.state}${shown.row.weekday}` : 'new'}
              row={shown.row}
              onDone={() => setEditing(null)}
            />
          ) : null}
        </Dialog>
      ) : null}
    </>
  )
}
