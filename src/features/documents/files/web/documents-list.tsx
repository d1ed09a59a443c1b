import { Button, Paper } from '@mantine/core'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { ColumnChooser } from '../../../../ui/list/columns/column-chooser.tsx'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import type { ListQuestion } from '../../../../ui/list/list-question.ts'
import type { DocumentEntry } from '../contract/files.ts'
import { BesideEntry } from './beside-entry.tsx'
import { createEntryColumns } from './create-entry-columns.tsx'
import css from './documents.module.css'
import { DocumentsBar } from './documents-bar.tsx'
import { type DocumentsSearch, isNarrowed, type OnSearch, placeSearch } from './documents-search.ts'
import { EntryActions } from './entry-actions.tsx'
import { EntryName } from './entry-name.tsx'
import { FolderPath } from './folder-path.tsx'
import { UploadButton } from './uploads/upload-button.tsx'
import type { DocumentChanges } from './use-document-changes.ts'
import { type DragItem, useFileDrop } from './use-drag-move.ts'

type DocumentsListProps = {
  question: ListQuestion<DocumentEntry>
  path: readonly { id: string; name: string }[]
  search: DocumentsSearch
  /** The file whose preview is next to the list. */
  open: string | undefined
  today: string
  everyone: boolean
  mayEdit: boolean
  isAdmin: boolean
  changes: DocumentChanges
  onSearch: OnSearch
  onMove: (dragged: DragItem, folderId: string | null, to: string) => void
  /** Null where nothing can be added. */
  onFiles: ((files: File[]) => void) | null
}

const describeEmptyList = (search: DocumentsSearch, canAdd: boolean): [string, string] => {
  if (search.shelf === 'trash') return ['The trash is empty.', 'You can restore deleted items here for 30 days.']
  if (search.shelf === 'candidates')
    return ['No candidate files yet.', 'Add them on a candidate’s page, under Documents.']
  if (search.shelf === 'expiring')
    return ['Nothing expires in the next 30 days.', 'Set a document’s expiry date to see it here.']
  if (search.folder) return ['This folder is empty.', canAdd ? 'Drop files here, or use Upload.' : '']
  return [
    'No documents yet.',
    canAdd ? 'Add a folder, drop files here, or use Upload.' : 'Choose an organization to add some.',
  ]
}

type EmptyStepProps = Pick<DocumentsListProps, 'search' | 'onFiles' | 'onSearch'>

/** The next step where no document is: upload the first, or go where there are some. */
const EmptyStep = ({ search: { shelf, clinic, folder }, onFiles, onSearch }: EmptyStepProps) => {
  if (shelf === 'candidates') return <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>
  if (onFiles) return <UploadButton label="Upload the First" filled={false} onFiles={onFiles} />
  return shelf || folder ? (
    <Button variant="default" onClick={() => onSearch(placeSearch({ clinic }), false)}>
      Show the Folders
    </Button>
  ) : null
}

/**
 * The entries of a folder or a search: the path, the filters, the rows and their pages. Takes files dropped onto it.
 */
export const DocumentsList = (props: DocumentsListProps) => {
  const { question, path, search, open, today, everyone, mayEdit, isAdmin, changes, onSearch, onMove, onFiles } = props
  const isTrash = search.shelf === 'trash'
  const drop = useFileDrop(onFiles)
  const [title, hint] = describeEmptyList(search, onFiles !== null)
  const name: Column<DocumentEntry> = {
    key: 'name',
    label: 'Name',
    width: 230,
    cell: (entry) => (
      <EntryName
        entry={entry}
        search={search}
        showOrganization={everyone && !search.clinic}
        onMove={mayEdit && !isTrash ? onMove : null}
        onOpen={() => onSearch({ dialog: 'preview', id: entry.id }, false)}
      />
    ),
  }
  const columns = [name, ...createEntryColumns(today, isTrash)]
  const { folder, shelf, clinic } = search
  return (
    <Paper component="section" aria-label="Documents" className={css.list} {...drop.handlers}>
      <FolderPath path={path} search={search} onMove={onMove} />
      <DocumentsBar
        search={search}
        columns={<ColumnChooser list="documents" columns={columns} />}
        onSearch={onSearch}
      />
      <ListBody
        caption="Documents"
        chooser="documents"
        question={question}
        pages={createUrlPages(search.page, onSearch)}
        empty={{
          none: { title, children: hint, action: <EmptyStep search={search} onFiles={onFiles} onSearch={onSearch} /> },
          match: isNarrowed(search) && {
            title: 'No documents match.',
            clear: 'Clear Search and Filters',
            onClear: () => onSearch(placeSearch({ folder, shelf, clinic }), false),
          },
        }}
        columns={columns}
        asCards={open !== undefined}
        marked={open ?? null}
        card={open === undefined ? undefined : (entry) => <BesideEntry entry={entry} search={search} today={today} />}
        actions={(entry) => (
          <EntryActions
            entry={entry}
            mayEdit={mayEdit}
            isAdmin={isAdmin}
            onOpen={(dialog) => onSearch({ dialog, id: entry.id }, false)}
            onRestore={() => void changes.told(async () => await changes.restore(entry))}
          />
        )}
      />
      {drop.over ? (
        <div className={css.dropHere} aria-hidden>
          Drop files to upload them here
        </div>
      ) : null}
    </Paper>
  )
}
