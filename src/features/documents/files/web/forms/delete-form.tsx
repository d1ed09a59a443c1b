import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { type DocumentEntry, folderContents } from '../../contract/files.ts'

type DeleteFormProps = { entry: DocumentEntry; onDelete: () => Promise<void>; onClose: () => void }

const n = (value: number) => formatCount(value)
const counted = (value: number, one: string) => `${n(value)} ${one}${value === 1 ? '' : 's'}`

/** Asks before something goes to the trash; the button shows how many entries a folder takes along. */
export const DeleteForm = ({ entry, onDelete, onClose }: DeleteFormProps) => {
  const isFolder = entry.kind === 'folders'
  const contents = useQuery(folderContents, { id: entry.id }, { enabled: isFolder, staleTime: 0 })
  const [told, setTold] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (isFolder && contents.isError)
    return (
      <ErrorState onRetry={() => void contents.refetch()}>
        {getErrorMessage(contents.error, 'Couldn’t count the folder’s contents.')}
      </ErrorState>
    )
  if (isFolder && !contents.data) return <LoadingLines label="Counting" lines={2} />
  const { folders, files } = contents.data ?? { folders: 0, files: 0 }
  const parts = [folders > 0 ? counted(folders, 'folder') : '', files > 0 ? counted(files, 'file') : ''].filter(Boolean)
  const act = async () => {
    setBusy(true)
    try {
      await onDelete()
      onClose()
    } catch (error) {
      setTold(getErrorMessage(error, 'Couldn’t delete it. Try again.'))
      setBusy(false)
    }
  }
  return (
    <>
      {told ? <Alert>{told}</Alert> : null}
      <Text component="div" style={{ overflowWrap: 'anywhere' }}>
        “{entry.name}” goes to the trash{parts.length > 0 ? ` with the ${parts.join(' and ')} in it` : ''}. You can
        restore it for 30 days. After that, it’s permanently deleted.
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} onClick={() => void act()}>
          {isFolder ? `Delete Folder${parts.length > 0 ? ` and ${parts.join(', ')}` : ''}` : 'Delete File'}
        </Button>
      </DialogActions>
    </>
  )
}
