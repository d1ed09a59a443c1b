import { BesideRow } from '../../../../platform/web/panel/beside-row.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import type { DocumentEntry } from '../contract/files.ts'
import { type DocumentsSearch, placeSearch } from './documents-search.ts'
import { EntryIcon } from './entry-icon.tsx'
import { ExpiryChip } from './expiry-chip.tsx'

type BesideEntryProps = { entry: DocumentEntry; search: DocumentsSearch; today: string }

/** A file or folder in the list next to the file that is open. */
export const BesideEntry = ({ entry, search, today }: BesideEntryProps) => {
  const { id, kind, name, expires_on, updated_at } = entry
  const isFile = kind === 'files'
  return (
    <BesideRow
      opens={isFile ? { dialog: 'preview', id } : placeSearch({ folder: id, clinic: search.clinic })}
      sign={<EntryIcon entry={entry} />}
      name={name}
      status={
        isFile ? expires_on ? <ExpiryChip day={expires_on} today={today} /> : formatInstant(updated_at) : 'Folder'
      }
    />
  )
}
