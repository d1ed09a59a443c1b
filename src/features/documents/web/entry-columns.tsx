import { Text } from '@mantine/core'
import { showDay } from '../../../rules/day.ts'
import type { Column } from '../../../ui/list-table.tsx'
import type { DocumentEntry } from '../contract.ts'
import { showSize } from '../rules/document-kind.ts'
import { CheckChip } from './check-chip.tsx'
import { ExpiryChip } from './expiry-chip.tsx'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
export const showInstant = (at: string): string => moment.format(new Date(at))

/** The columns behind the name: when a file expires (in the trash: when it is gone), when it came and by whom, its size. */
export const entryColumns = (today: string, isTrash: boolean): readonly Column<DocumentEntry>[] => [
  isTrash
    ? { key: 'gone', label: 'Gone for good', width: 120, cell: ({ gone_on }) => (gone_on ? showDay(gone_on) : '–') }
    : {
        key: 'expires',
        label: 'Expires',
        width: 150,
        cell: ({ expires_on }) => (expires_on ? <ExpiryChip day={expires_on} today={today} /> : '–'),
      },
  {
    key: 'updated',
    label: isTrash ? 'Deleted' : 'Added',
    width: 150,
    cell: ({ updated_at, deleted_at, by }) => (
      <>
        <Text size="sm">{showInstant(deleted_at ?? updated_at)}</Text>
        {by && !isTrash ? (
          <Text size="xs" c="dimmed">
            {by}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'check',
    label: 'Check',
    width: 100,
    cell: ({ kind, check }) => (kind === 'files' ? <CheckChip check={check} /> : '–'),
  },
  {
    key: 'size',
    label: 'Size',
    width: 80,
    align: 'right',
    cell: ({ size }) => (size === null ? '–' : showSize(size)),
  },
]
