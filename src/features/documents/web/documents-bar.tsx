import { NativeSelect } from '@mantine/core'
import { ListBar } from '../../../ui/list-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import css from './documents.module.css'
import { type DocumentsSearch, type OnSearch, placeSearch } from './documents-search.ts'

const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest first' },
  { value: 'largest', label: 'Largest first' },
  { value: 'expires', label: 'First to expire' },
]
const expiries = [
  { value: 'any', label: 'Any expiry' },
  { value: 'soon', label: 'Expires in 30 days' },
  { value: 'expired', label: 'Expired' },
]
const shelves = [
  { value: 'folder', label: 'Folders' },
  { value: 'candidates', label: 'Candidate files' },
  { value: 'expiring', label: 'Expiring' },
  { value: 'trash', label: 'Trash' },
]

const shelfOf = (value: string) =>
  value === 'candidates' || value === 'expiring' || value === 'trash' ? value : undefined
const sortOf = (value: string) => (value === 'newest' || value === 'largest' || value === 'expires' ? value : undefined)

type DocumentsBarProps = { search: DocumentsSearch; everyone: boolean; onSearch: OnSearch }

/** Search in names, the organization (for platform staff), expiry and order. */
export const DocumentsBar = ({ search, everyone, onSearch }: DocumentsBarProps) => {
  const { clinic, shelf } = search
  return (
    <ListBar label="Documents">
      <SearchBox
        label="Search documents"
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
      />
      {everyone ? (
        <OrganizationSelect
          value={clinic ?? null}
          onChange={(id) => onSearch(placeSearch({ shelf, clinic: id ?? undefined }), false)}
        />
      ) : null}
      <NativeSelect
        className={css.narrow}
        aria-label="Which documents"
        data={shelves}
        value={shelf ?? 'folder'}
        onChange={({ currentTarget: { value } }) => onSearch(placeSearch({ clinic, shelf: shelfOf(value) }), false)}
      />
      {shelf === 'trash' ? null : (
        <NativeSelect
          aria-label="Expiry"
          data={expiries}
          value={search.expiry ?? 'any'}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ expiry: value === 'soon' || value === 'expired' ? value : undefined, page: undefined }, false)
          }
        />
      )}
      <NativeSelect
        aria-label="Order"
        data={sorts}
        value={search.sort ?? (shelf === 'expiring' ? 'expires' : 'name')}
        onChange={({ currentTarget: { value } }) => onSearch({ sort: sortOf(value), page: undefined }, false)}
      />
    </ListBar>
  )
}
