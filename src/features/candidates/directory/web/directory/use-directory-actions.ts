import { useRouter } from '@tanstack/react-router'
import { useDownloads } from '../../../exports/web/public.ts'
import type { Selection } from '../../shapes/directory.ts'
import type { ListParts } from '../candidate-list.tsx'
import { type CandidateSearch, hasHiredFilter } from '../candidate-search.ts'
import { listShownColumns } from '../table/create-candidate-columns.tsx'
import type { TablePreferences } from '../table/table-preferences.ts'
import type { SavedView } from './view-menu.tsx'

type DirectoryActions = Pick<ListParts, 'selection' | 'query' | 'total'> & {
  search: CandidateSearch
  look: TablePreferences
  onLook: (look: TablePreferences) => void
}

/** Returns functions that open a saved view, and that download the selection or all that match. */
export const useDirectoryActions = ({ search, look, onLook, selection, query, total }: DirectoryActions) => {
  const router = useRouter()
  const download = useDownloads()
  const shown = listShownColumns(look.columns, hasHiredFilter(search))
  const whom: Selection = selection.count > 0 ? selection.selection : { query, except: [], expected: total ?? 0 }
  return {
    apply: (view: SavedView) => {
      onLook({ columns: view.columns, density: view.density ?? look.density })
      router.history.push(`/candidate-directory${view.search}`)
    },
    save: (format: Parameters<typeof download>[0]) => void download(format, whom, shown),
  }
}
