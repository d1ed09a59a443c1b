import { useRouter } from '@tanstack/react-router'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { DownloadMenu, DownloadsBody } from '../../../exports/web/public.ts'
import type { ListParts } from '../candidate-list.tsx'
import type { CandidateSearch, Openable } from '../candidate-search.ts'
import { directoryColumns, usualColumns } from '../table/create-candidate-columns.tsx'
import type { TablePreferences } from '../table/table-preferences.ts'
import { useIsNarrowList } from '../table/use-is-narrow-list.ts'
import { ColumnsButton } from './columns-button.tsx'
import { MoreMenu } from './more-menu.tsx'
import { useDirectoryActions } from './use-directory-actions.ts'
import { ViewMenu } from './view-menu.tsx'

const LookForm = lazyBody(async () => (await import('./look-form.tsx')).LookForm)
const ViewsForm = lazyBody(async () => (await import('./views-form.tsx')).ViewsForm)
const BulkChanges = lazyBody(async () => (await import('./bulk-changes.tsx')).BulkChanges)

type DirectoryToolsProps = ListParts & {
  search: CandidateSearch
  look: TablePreferences
  onLook: (look: TablePreferences) => void
}

/** Tools of the directory only: views, columns, and downloads; on a narrow screen their dialogs alone. */
export const DirectoryTools = (props: DirectoryToolsProps) => {
  const { search, look, onLook, open, selection, total, mayEdit } = props
  const router = useRouter()
  const { apply, save } = useDirectoryActions(props)
  const isNarrow = useIsNarrowList()
  const isSelection = selection.count > 0
  const close = () => open(undefined)
  const is = (what: Openable) => search.open === what
  const { open: _, id: __, page: ___, pick: ____, ...lasting } = search
  return (
    <>
      {isNarrow ? null : (
        <>
          <ViewMenu mayEdit={mayEdit} onApply={apply} onOpen={(what) => open(what)} />
          {search.view === 'board' ? null : <ColumnsButton onClick={() => open('look')} />}
          <DownloadMenu
            count={isSelection ? selection.count : total}
            isSelection={isSelection}
            onDownload={save}
            onList={() => open('downloads')}
          />
          <MoreMenu onChanges={() => open('changes')} />
        </>
      )}
      <Dialog opened={is('look')} onClose={close} title="Columns and row height">
        <LookForm columns={directoryColumns} usual={usualColumns} look={look} onChange={onLook} onDone={close} />
      </Dialog>
      <Dialog opened={is('views')} onClose={close} title="Saved views">
        <ViewsForm search={router.options.stringifySearch(lasting)} look={look} />
      </Dialog>
      <Dialog opened={is('changes')} onClose={close} title="My bulk changes">
        <BulkChanges onDone={close} />
      </Dialog>
      <Dialog opened={is('downloads')} onClose={close} title="My downloads">
        <DownloadsBody onDone={close} />
      </Dialog>
    </>
  )
}
