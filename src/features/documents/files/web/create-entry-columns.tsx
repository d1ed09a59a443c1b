import { Text } from '@mantine/core'
import { formatDay } from '../../../../rules/day.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import type { DocumentEntry } from '../contract/files.ts'
import { showSize } from '../rules/document-kind.ts'
import { CheckChip } from './check-chip.tsx'
import { ExpiryChip } from './expiry-chip.tsx'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
/**
 * Returns the columns behind the name: when a file expires (in the trash: when it is gone), when it came and its
 * uploader, its size. Cells without a value stay blank.
 */
export const createEntryColumns = (today: string, isTrash: boolean): readonly Column<DocumentEntry>[] => [
  isTrash
    ? {
        key: 'gone',
        label: 'Permanently deleted',
        width: 120,
        cell: ({ gone_on }) => (gone_on ? formatDay(gone_on) : null),
      }
    : {
        key: 'expires',
        label: 'Expires',
        width: 144,
        cell: ({ expires_on }) => (expires_on ? <ExpiryChip day={expires_on} today={today} /> : null),
      },
  {
    key: 'updated',
    label: isTrash ? 'Deleted' : 'Added',
    width: 130,
    cell: ({ updated_at, deleted_at, by }) => {
      const at = new Date(deleted_at ?? updated_at)
      return (
        <>
          <Text size="sm">{date.format(at)}</Text>
          <Text size="xs" c="dimmed">
            {time.format(at)}
            {by && !isTrash ? ` · ${by}` : ''}
          </Text>
        </>
      )
    },
  },
  {
    key: 'check',
    label: 'File check',
    width: 96,
    cell: ({ kind, check }) => (kind === 'files' ? <CheckChip check={check} /> : null),
  },
  {
    key: 'size',
    label: 'Size',
    width: 64,
    align: 'right',
    cell: ({ size }) => (size === null ? null : showSize(size)),
  },
]
