import { IconFile, IconFileTypeJpg, IconFileTypePdf, IconFolder, IconLock } from '@reinforce/icons'
import type { DocumentEntry } from '../contract/files.ts'
import { getPreview } from '../rules/document-kind.ts'

/** The icon of a folder or a file. */
export const EntryIcon = ({ entry }: { entry: DocumentEntry }) => {
  const look = getPreview(entry.mime ?? '')
  const Icon =
    entry.kind === 'folders'
      ? entry.limited
        ? IconLock
        : IconFolder
      : look === 'pdf'
        ? IconFileTypePdf
        : look === 'image'
          ? IconFileTypeJpg
          : IconFile
  return <Icon size={20} stroke={1.6} aria-hidden />
}
