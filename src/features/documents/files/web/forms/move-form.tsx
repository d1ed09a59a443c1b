import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { type DocumentEntry, folderTree } from '../../contract/files.ts'
import css from '../documents.module.css'
import type { Folder } from '../folder-tree.tsx'

type MoveFormProps = {
  entry: DocumentEntry
  onMove: (folderId: string | null, to: string) => Promise<void>
  onClose: () => void
}
type Choice = { folder: Folder; depth: number }

/** Folders below each other as lines, without `except` and its contents. */
const listChoices = (folders: readonly Folder[], except: string, of: string | null = null, depth = 0): Choice[] =>
  folders
    .filter(({ parent_id, id }) => parent_id === of && id !== except)
    .flatMap((folder) => [{ folder, depth }, ...listChoices(folders, except, folder.id, depth + 1)])

/** Chooses the folder to move into; a folder is not offered itself nor its contents. */
export const MoveForm = ({ entry, onMove, onClose }: MoveFormProps) => {
  const tree = useQuery(folderTree, { organization: entry.organization_id })
  const here = entry.folder_id ?? ''
  const [to, setTo] = useState(here)
  const [told, setTold] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (tree.isError)
    return (
      <ErrorState onRetry={() => void tree.refetch()}>
        {getErrorMessage(tree.error, 'Couldn’t load the folders.')}
      </ErrorState>
    )
  if (!tree.data) return <LoadingLines label="Loading folders" lines={6} />
  const choices = listChoices(tree.data.folders, entry.id)
  const top = entry.candidate ? `No folder (with ${entry.candidate.name})` : 'All documents (no folder)'
  const move = async () => {
    setBusy(true)
    setTold(null)
    try {
      await onMove(to === '' ? null : to, choices.find(({ folder }) => folder.id === to)?.folder.name ?? 'the top')
      onClose()
    } catch (error) {
      setTold(getErrorMessage(error, 'Couldn’t move it. Try again.'))
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <Stack gap="sm">
        {told ? <Alert>{told}</Alert> : null}
        <Radio.Group label={`Move “${entry.name}” to`} value={to} onChange={setTo}>
          <Stack gap={2} mt="xs" className={css.folders}>
            <Radio value="" label={top} p={6} />
            {choices.map(({ folder, depth }) => (
              <Radio key={folder.id} value={folder.id} label={folder.name} p={6} pl={6 + depth * 20} />
            ))}
          </Stack>
        </Radio.Group>
        {choices.length === 0 ? (
          <Text size="sm" c="dimmed">
            No other folders yet.
          </Text>
        ) : null}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={to === here}>
          Move
        </Button>
      </DialogActions>
    </form>
  )
}
