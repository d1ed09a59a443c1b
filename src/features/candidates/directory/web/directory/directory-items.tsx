import { Menu } from '@mantine/core'
import { DownloadItems } from '../../../exports/web/public.ts'
import type { ListParts } from '../candidate-list.tsx'
import type { CandidateSearch } from '../candidate-search.ts'
import type { TablePreferences } from '../table/table-preferences.ts'
import { MoreItems } from './more-menu.tsx'
import { useDirectoryActions } from './use-directory-actions.ts'
import { ViewItems } from './view-menu.tsx'

type DirectoryItemsProps = ListParts & {
  search: CandidateSearch
  look: TablePreferences
  onLook: (look: TablePreferences) => void
}

/** The directory's own items of the menu on a narrow screen: views, downloads, and what is rarely used. */
export const DirectoryItems = (props: DirectoryItemsProps) => {
  const { open, selection, total, mayEdit } = props
  const { apply, save } = useDirectoryActions(props)
  const isSelection = selection.count > 0
  return (
    <>
      <ViewItems mayEdit={mayEdit} onApply={apply} onOpen={open} />
      <DownloadItems
        count={isSelection ? selection.count : total}
        isSelection={isSelection}
        onDownload={save}
        onList={() => open('downloads')}
      />
      <Menu.Divider />
      <MoreItems onChanges={() => open('changes')} />
    </>
  )
}
