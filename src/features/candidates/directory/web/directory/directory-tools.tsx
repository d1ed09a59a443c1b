import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@reinforce/icons'
import { useRouter } from '@tanstack/react-router'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { DownloadMenu, DownloadsBody, useDownloads } from '../../../exports/web/public.ts'
import type { Selection } from '../../shapes/directory.ts'
import type { ListParts } from '../candidate-list.tsx'
import { type CandidateSearch, hasHiredFilter, type Openable } from '../candidate-search.ts'
import { listShownColumns } from '../table/create-candidate-columns.tsx'
import type { TablePreferences } from '../table/table-preferences.ts'
import { MoreMenu } from './more-menu.tsx'
import { type SavedView, ViewMenu } from './view-menu.tsx'

const LookForm = lazyBody(async () => (await import('./look-form.tsx')).LookForm)
const ViewsForm = lazyBody(async () => (await import('./views-form.tsx')).ViewsForm)
const BulkChanges = lazyBody(async () => (await import('./bulk-changes.tsx')).BulkChanges)

type DirectoryToolsProps = ListParts & {
  search: CandidateSearch
  look: TablePreferences
  onLook: (look: TablePreferences) => void
}

const address = '/candidate-directory'

/** Tools of the directory only: views, columns, and downloads. */
export const DirectoryTools = ({
  search,
  look,
  onLook,
  open,
  selection,
  query,
  total,
  mayEdit,
}: DirectoryToolsProps) => {
  const router = useRouter()
  const download = useDownloads()
  const isSelection = selection.count > 0
  const shown = listShownColumns(look.columns, hasHiredFilter(search))
  const whom: Selection = isSelection ? selection.selection : { query, except: [], expected: total ?? 0 }
  const close = () => open(undefined)
  const is = (what: Openable) => search.open === what
  const { open: _, id: __, page: ___, pick: ____, ...lasting } = search
  const apply = (view: SavedView) => {
    onLook({ columns: view.columns, density: view.density ?? look.density })
    router.history.push(`${address}${view.search}`)
  }
  return (
    <>
      <ViewMenu mayEdit={mayEdit} onApply={apply} onOpen={(what) => open(what)} />
      {search.view === 'board' ? null : (
        <ActionIcon
          data-columns
          data-hint="Columns"
          variant="default"
          size={36}
          aria-label="Columns"
          onClick={() => open('look')}
        >
          <IconColumns3 size={18} stroke={1.7} />
        </ActionIcon>
      )}
      <DownloadMenu
        count={isSelection ? selection.count : total}
        isSelection={isSelection}
        onDownload={(format) => void download(format, whom, shown)}
        onList={() => open('downloads')}
      />
      <MoreMenu onChanges={() => open('changes')} />
      <Dialog opened={is('look')} onClose={close} title="Columns and row height">
        <LookForm look={look} onChange={onLook} onDone={close} />
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
