import { NativeSelect } from '@mantine/core'
import { urlOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { UrlSearch } from '../../../platform/web/url-search.tsx'
import { useQuery } from '../../../platform/web/use-query.ts'
import { CsvLink } from '../../../ui/list/csv-link.tsx'
import { ListBar } from '../../../ui/list/list-bar.tsx'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import { exportDocuments, uploaders } from '../contract.ts'
import { checkNames, checkStates } from '../rules/document-check.ts'
import { documentTypes, typeNames } from '../rules/document-kind.ts'
import css from './documents.module.css'
import { askedFor, type DocumentsSearch, type OnSearch, placeSearch } from './documents-search.ts'

const sorts = [
  { value: 'name', label: 'By name' },
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

const types = [
  { value: 'any', label: 'Any kind' },
  ...documentTypes.map((value) => ({ value, label: typeNames[value] })),
]
const checks = [
  { value: 'any', label: 'Any check' },
  ...checkStates.map((value) => ({ value, label: checkNames[value] })),
]

type DocumentsBarProps = { search: DocumentsSearch; everyone: boolean; onSearch: OnSearch }

/** Search in names, the organization (for platform staff), what files are narrowed to, the order, and the list as CSV. */
export const DocumentsBar = ({ search, everyone, onSearch }: DocumentsBarProps) => {
  const { clinic, shelf, by } = search
  const found = useQuery(uploaders, clinic ? { organization: clinic } : {}, {
    keepPrevious: true,
  })
  const known = (found.data?.people ?? []).map(({ id, name }) => ({ value: id, label: `By ${name}` }))
  const people = [
    { value: 'any', label: 'By anyone' },
    ...known,
    ...(found.isError && !found.data
      ? [{ value: 'none', label: 'The people could not be loaded', disabled: true }]
      : []),
    // A link may name somebody whose documents are gone, or not for these eyes.
    ...(by && !known.some(({ value }) => value === by) ? [{ value: by, label: 'By someone else' }] : []),
  ]
  return (
    <ListBar
      label="Documents"
      right={<CsvLink href={urlOf(exportDocuments, { timeZone: viewerTimeZone, ...askedFor(search) })} />}
    >
      <UrlSearch label="Search documents" q={search.q} onSearch={onSearch} />
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
      <NativeSelect
        aria-label="Kind"
        data={types}
        value={search.file ?? 'any'}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ file: documentTypes.find((one) => one === value), page: undefined }, false)
        }
      />
      <NativeSelect
        aria-label="Uploaded by"
        w={150}
        data={people}
        value={by ?? 'any'}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ by: value === 'any' ? undefined : value, page: undefined }, false)
        }
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
        aria-label="Check"
        data={checks}
        value={search.check ?? 'any'}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ check: checkStates.find((one) => one === value), page: undefined }, false)
        }
      />
      <NativeSelect
        aria-label="Order"
        data={sorts}
        value={search.sort ?? (shelf === 'expiring' ? 'expires' : 'name')}
        onChange={({ currentTarget: { value } }) => onSearch({ sort: sortOf(value), page: undefined }, false)}
      />
    </ListBar>
  )
}
