import { Button, Group, Paper, Skeleton, Stack } from '@mantine/core'
import { IconFolderPlus } from '@reinforce/icons'
import { useDetailBeside } from '../../../../platform/web/panel/panel-beside.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useCan, useMe } from '../../../access/sign-in/web/public.ts'
import { documents, folderTree } from '../contract/files.ts'
import css from './documents.module.css'
import { DocumentsList } from './documents-list.tsx'
import { type DocumentsSearch, type OnSearch, toDocumentQuery } from './documents-search.ts'
import { FolderTree } from './folder-tree.tsx'
import { UploadButton } from './uploads/upload-button.tsx'
import { useUploads } from './uploads/use-uploads.ts'
import { useDocumentChanges } from './use-document-changes.ts'
import type { DragItem } from './use-drag-move.ts'

/** As high as it is when it is there. */
const ExpiryBanner = lazyComponent(
  async () => (await import('./expiry-banner.tsx')).ExpiryBanner,
  <Paper className={css.due}>
    <Skeleton height={12} width="60%" radius="xs" />
  </Paper>,
)
const UploadList = lazyComponent(async () => (await import('./uploads/upload-list.tsx')).UploadList)
const FolderNotFound = lazyComponent(async () => (await import('./folder-not-found.tsx')).FolderNotFound)
const DocumentsDialogs = lazyComponent(async () => (await import('./documents-dialogs.tsx')).DocumentsDialogs)

const useFound = (search: DocumentsSearch) =>
  useQuery(
    documents,
    { timeZone: viewerTimeZone, page: search.page ?? 1, ...toDocumentQuery(search) },
    { keepPrevious: true },
  )

type AdditionsProps = { onFolder: () => void; onFiles: (files: File[]) => void }

const Additions = ({ onFolder, onFiles }: AdditionsProps) => (
  <Group gap="xs">
    <Button variant="default" leftSection={<IconFolderPlus size={16} stroke={1.7} />} onClick={onFolder}>
      New Folder
    </Button>
    <UploadButton label="Upload" onFiles={onFiles} />
  </Group>
)

/** Folders and files of an organization: a tree, a list, uploads, and everything that is done with them. */
export const DocumentsPage = ({ search, onSearch }: { search: DocumentsSearch; onSearch: OnSearch }) => {
  const me = useMe()
  const everyone = useCan('platform:see')
  const mayEdit = useCan('candidates:edit')
  const isAdmin = useCan('users:manage')
  const today = useToday(viewerTimeZone)
  const found = useFound(search)
  const path = search.folder && !search.shelf ? (found.data?.path ?? []) : []
  const organization = path.at(-1)?.organization_id ?? search.clinic ?? (everyone ? undefined : me?.organization.id)
  const tree = useQuery(folderTree, organization ? { organization } : {}, {
    enabled: organization !== undefined,
    keepPrevious: true,
  })
  const { isBeside, open } = useDetailBeside(search.dialog === 'preview' ? search.id : undefined)
  const changes = useDocumentChanges()
  const { uploads, start, cancel, clear } = useUploads()
  const isPlace = !search.shelf && organization !== undefined && (!search.folder || path.length > 0)
  const onFiles =
    mayEdit && isPlace
      ? (files: File[]) =>
          start(
            files,
            search.folder ? { kind: 'folder', id: search.folder } : { kind: 'organization', id: organization },
          )
      : null
  const onMove = ({ kind, id, name }: DragItem, folderId: string | null, to: string) => {
    if (mayEdit && id !== folderId) void changes.told(async () => await changes.move({ kind, id, name }, folderId, to))
  }
  if (found.error instanceof UserError && found.error.code === 'not-found')
    return <FolderNotFound clinic={search.clinic} />
  return (
    <Page
      title="Documents"
      lead={
        everyone && organization === undefined
          ? 'Files of every organization. To add one, choose its organization in Filter.'
          : 'Your organization’s files'
      }
      actions={
        onFiles ? (
          <Additions onFolder={() => onSearch({ dialog: 'folder', id: undefined }, false)} onFiles={onFiles} />
        ) : null
      }
    >
      <div className={css.page}>
        <Paper className={css.side} p="xs">
          <FolderTree
            folders={organization === undefined ? [] : (tree.data?.folders ?? null)}
            onRetry={tree.isError ? () => void tree.refetch() : null}
            search={search}
            path={path.map(({ id }) => id)}
            onMove={onMove}
          />
        </Paper>
        <Stack gap="sm" miw={0}>
          {search.shelf || search.folder || open !== undefined ? null : (
            <ExpiryBanner
              clinic={search.clinic}
              today={today}
              onOpen={(id) => onSearch({ dialog: 'preview', id }, false)}
            />
          )}
          {uploads.length > 0 ? <UploadList uploads={uploads} onCancel={cancel} onClear={clear} /> : null}
          <DocumentsList
            question={toListQuestion(found, 'Couldn’t load the documents.')}
            path={path}
            search={search}
            open={open}
            today={today}
            everyone={everyone}
            mayEdit={mayEdit}
            isAdmin={isAdmin}
            changes={changes}
            onSearch={onSearch}
            onMove={onMove}
            onFiles={onFiles}
          />
        </Stack>
      </div>
      <DocumentsDialogs
        dialog={search.dialog}
        id={search.id}
        isBeside={isBeside}
        rows={found.data?.rows ?? []}
        place={isPlace ? { organizationId: organization, parentId: search.folder ?? null } : null}
        today={today}
        mayEdit={mayEdit}
        isAdmin={isAdmin}
        changes={changes}
        onDialog={(dialog, id) => onSearch({ dialog, id }, true)}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </Page>
  )
}
