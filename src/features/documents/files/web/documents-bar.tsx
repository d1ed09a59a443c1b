import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { getUrl } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { UrlSearch } from '../../../../platform/web/url-search.tsx'
import { FilterChips } from '../../../../ui/list/filter-chips.tsx'
import { ListBar } from '../../../../ui/list/list-bar.tsx'
import { ListFilter } from '../../../../ui/list/list-filter.tsx'
import { exportDocuments } from '../contract/files.ts'
import { useDocumentFilter } from './document-filter.tsx'
import css from './documents.module.css'
import { type DocumentsSearch, type OnSearch, placeSearch, toDocumentQuery } from './documents-search.ts'

const shelves = [
  { value: 'folder', label: 'Folders' },
  { value: 'candidates', label: 'Candidate files' },
  { value: 'expiring', label: 'Expiring' },
  { value: 'trash', label: 'Trash' },
]
const parseShelf = (value: string) =>
  value === 'candidates' || value === 'expiring' || value === 'trash' ? value : undefined

type DocumentsBarProps = { search: DocumentsSearch; columns: ReactNode; onSearch: OnSearch }

/** Search in names, what the documents are narrowed to, columns, and the list as CSV. */
export const DocumentsBar = ({ search, columns, onSearch }: DocumentsBarProps) => {
  const { clinic, shelf } = search
  const filter = useDocumentFilter(search, onSearch)
  return (
    <>
      <ListBar
        label="Documents"
        search={<UrlSearch label="Search documents" q={search.q} onSearch={onSearch} />}
        filter={<ListFilter {...filter} />}
        beside={
          <NativeSelect
            className={css.narrow}
            aria-label="Documents to show"
            data={shelves}
            value={shelf ?? 'folder'}
            onChange={({ currentTarget: { value } }) =>
              onSearch(placeSearch({ clinic, shelf: parseShelf(value) }), false)
            }
          />
        }
        columns={columns}
        files={[
          { label: 'CSV', href: getUrl(exportDocuments, { timeZone: viewerTimeZone, ...toDocumentQuery(search) }) },
        ]}
      />
      {filter.parts.length > 0 ? <FilterChips parts={filter.parts} onClear={filter.onClear} /> : null}
    </>
  )
}
