import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCalendarDue,
  IconDots,
  IconDownload,
  IconEye,
  IconFolderSymlink,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconRestore,
  IconTrash,
} from '@reinforce/icons'
import { getUrl } from '../../../../platform/web/call.ts'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import { type DocumentEntry, documentContent } from '../contract/files.ts'
import { getCheckState } from '../rules/document-check.ts'
import type { DocumentDialog } from './documents-search.ts'

type EntryActionsProps = {
  entry: DocumentEntry
  mayEdit: boolean
  isAdmin: boolean
  onOpen: (dialog: DocumentDialog) => void
  onRestore: () => void
}

/** The actions on one folder or file. */
export const EntryActions = ({ entry, mayEdit, isAdmin, onOpen, onRestore }: EntryActionsProps) => {
  const { button, backThen } = useMenuFocus()
  const isFile = entry.kind === 'files'
  const item = (label: string, Icon: typeof IconDots, action: () => void) => (
    <Menu.Item leftSection={<Icon size={16} />} onClick={backThen(action)}>
      {label}
    </Menu.Item>
  )
  const isHeld = isFile && getCheckState(entry.check) === 'quarantined'
  const download =
    isFile && entry.opens ? (
      <Menu.Item
        component="a"
        href={getUrl(documentContent, { id: entry.id })}
        download
        leftSection={<IconDownload size={16} />}
      >
        Download
      </Menu.Item>
    ) : null
  if (entry.deleted_at !== null && !mayEdit && !isFile) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={30} aria-label={`Actions for ${entry.name}`}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entry.deleted_at !== null ? (
          <>
            {mayEdit ? item('Restore', IconRestore, onRestore) : null}
            {download}
          </>
        ) : (
          <>
            {isFile ? item('Open', IconEye, () => onOpen('preview')) : null}
            {download}
            {isFile ? item('Versions', IconHistory, () => onOpen('versions')) : null}
            {mayEdit ? (
              <>
                {item('Rename', IconPencil, () => onOpen('rename'))}
                {item('Move to…', IconFolderSymlink, () => onOpen('move'))}
                {isFile ? item('Expiry Date', IconCalendarDue, () => onOpen('expiry')) : null}
                {!isFile && isAdmin ? item('Manage Access…', IconLock, () => onOpen('access')) : null}
                {isHeld && isAdmin ? item('Release…', IconLockOpen, () => onOpen('release')) : null}
                {item('Delete', IconTrash, () => onOpen('delete'))}
              </>
            ) : null}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
