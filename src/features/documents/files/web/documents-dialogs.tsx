import type { ReactNode } from 'react'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SidePane } from '../../../../ui/dialog/side-pane.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { addFolder } from '../contract/changes.ts'
import type { DocumentEntry } from '../contract/files.ts'
import type { DocumentDialog } from './documents-search.ts'
import { DeleteForm } from './forms/delete-form.tsx'
import { NameForm } from './forms/name-form.tsx'
import { showPlainNotice } from './show-undo-notice.tsx'
import type { DocumentChanges } from './use-document-changes.ts'

const AccessForm = lazyBody(async () => (await import('./forms/access-form.tsx')).AccessForm)
const ExpiryForm = lazyBody(async () => (await import('./forms/expiry-form.tsx')).ExpiryForm)
const MoveForm = lazyBody(async () => (await import('./forms/move-form.tsx')).MoveForm)
const ReleaseForm = lazyBody(async () => (await import('./forms/release-form.tsx')).ReleaseForm)
const PreviewBody = lazyBody(async () => (await import('./preview-body.tsx')).PreviewBody)
const VersionsBody = lazyBody(async () => (await import('./versions-body.tsx')).VersionsBody)

/** Where a new folder is made; null where none can be. */
export type NewFolderPlace = { organizationId: string; parentId: string | null } | null

type DocumentsDialogsProps = {
  dialog: DocumentDialog | undefined
  /** The document it is about. */
  id: string | undefined
  /** A file's preview is next to the list, not over it. */
  isBeside?: boolean
  rows: readonly DocumentEntry[]
  place: NewFolderPlace
  today: string
  mayEdit: boolean
  isAdmin: boolean
  changes: DocumentChanges
  onDialog: (dialog: DocumentDialog, id: string) => void
  onClose: () => void
}

type NewFolderProps = { place: NewFolderPlace; mayLimit: boolean; onClose: () => void }

const NewFolder = ({ place, mayLimit, onClose }: NewFolderProps) => {
  const add = useCommand(addFolder)
  return (
    <NameForm
      form={`new-folder${place ? `:${place.parentId ?? place.organizationId}` : ''}`}
      label="Folder name"
      action="Add Folder"
      initial=""
      mayLimit={mayLimit}
      onClose={onClose}
      onSave={async (name, restricted) => {
        if (!place) return
        const { organizationId, parentId } = place
        const made = await add.mutateAsync({ name, restricted, parent_id: parentId, organization_id: organizationId })
        showPlainNotice(`Folder “${made.name}” added.`)
      }}
    />
  )
}

type PreviewProps = { opened: boolean; isBeside: boolean; onClose: () => void; title: string; children: ReactNode }

const Preview = ({ opened, isBeside, onClose, title, children }: PreviewProps) => {
  if (!isBeside)
    return (
      <Dialog opened={opened} onClose={onClose} title={title} size="xl">
        {children}
      </Dialog>
    )
  return opened ? (
    <SidePane onClose={onClose} title={title}>
      {children}
    </SidePane>
  ) : null
}

/** The dialogs of documents, as the URL (or the candidate's page) says. */
export const DocumentsDialogs = (props: DocumentsDialogsProps) => {
  const { dialog, id, isBeside = false, rows, place, today, mayEdit, isAdmin, changes, onDialog, onClose } = props
  const entry = rows.find((row) => row.id === id) ?? null
  const shown = useLastValue(entry)
  const shownId = useLastValue(id ?? null)
  const isPreview = dialog === 'preview' && id !== undefined
  const title = shown && shown.id === shownId ? shown.name : 'Document'
  const preview = shownId ? (
    <PreviewBody key={shownId} id={shownId} today={today} onVersions={() => onDialog('versions', shownId)} />
  ) : null
  const about = (one: DocumentDialog) => mayEdit && dialog === one && entry !== null
  return (
    <>
      <Dialog opened={mayEdit && dialog === 'folder' && place !== null} onClose={onClose} title="Add folder" size="sm">
        <NewFolder place={place} mayLimit={isAdmin} onClose={onClose} />
      </Dialog>
      <Dialog opened={about('rename')} onClose={onClose} title="Rename" size="sm">
        {shown ? (
          <NameForm
            key={shown.id}
            form={`rename:${shown.id}`}
            label={shown.kind === 'folders' ? 'Folder name' : 'File name'}
            action="Rename"
            initial={shown.name}
            onClose={onClose}
            onSave={async (name) => await changes.rename(shown, name)}
          />
        ) : null}
      </Dialog>
      <Dialog opened={about('move')} onClose={onClose} title="Move to…">
        {shown ? (
          <MoveForm
            key={shown.id}
            entry={shown}
            onMove={async (folderId, to) => await changes.move(shown, folderId, to)}
            onClose={onClose}
          />
        ) : null}
      </Dialog>
      <Dialog opened={isAdmin && about('release')} onClose={onClose} title="Release file" size="sm">
        {shown ? (
          <ReleaseForm
            key={shown.id}
            entry={shown}
            onRelease={async (reason) => await changes.release(shown, reason)}
            onClose={onClose}
          />
        ) : null}
      </Dialog>
      <Dialog opened={isAdmin && about('access')} onClose={onClose} title="Manage access" size="sm">
        {shown?.kind === 'folders' ? (
          <AccessForm
            key={shown.id}
            entry={shown}
            onSave={async (access) => await changes.limit(shown, access)}
            onClose={onClose}
          />
        ) : null}
      </Dialog>
      <Dialog opened={about('expiry')} onClose={onClose} title="Expiry date" size="sm">
        {shown ? (
          <ExpiryForm
            key={shown.id}
            entry={shown}
            onSave={async (day) => await changes.expire(shown, day)}
            onClose={onClose}
          />
        ) : null}
      </Dialog>
      <Dialog
        opened={about('delete')}
        onClose={onClose}
        title={shown?.kind === 'folders' ? 'Delete folder' : 'Delete file'}
        size="sm"
      >
        {shown ? (
          <DeleteForm
            key={shown.id}
            entry={shown}
            onDelete={async () => await changes.remove(shown)}
            onClose={onClose}
          />
        ) : null}
      </Dialog>
      <Dialog opened={dialog === 'versions' && id !== undefined} onClose={onClose} title="Versions" size="lg">
        {shownId ? <VersionsBody key={shownId} id={shownId} mayEdit={mayEdit} /> : null}
      </Dialog>
      <Preview opened={isPreview} isBeside={isBeside} onClose={onClose} title={title}>
        {preview}
      </Preview>
    </>
  )
}
