import { NativeSelect } from '@mantine/core'
import { useQuery } from '../../../../platform/web/use-query.ts'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { useOrganizationFilter } from '../../../access/organization-choice/web/public.ts'
import { uploaders } from '../contract/files.ts'
import { checkNames, checkStates } from '../rules/document-check.ts'
import { documentTypes, typeNames } from '../rules/document-kind.ts'
import { type DocumentsSearch, type OnSearch, placeSearch } from './documents-search.ts'

const sorts = [
  { value: 'name', label: 'By name' },
  { value: 'newest', label: 'Newest first' },
  { value: 'largest', label: 'Largest first' },
  { value: 'expires', label: 'First to expire' },
]
const expiryNames = { soon: 'Expires in 30 days', expired: 'Expired' } as const
const expiries = [
  { value: 'any', label: 'Any expiry' },
  { value: 'soon', label: expiryNames.soon },
  { value: 'expired', label: expiryNames.expired },
]
const types = [
  { value: 'any', label: 'Any kind' },
  ...documentTypes.map((value) => ({ value, label: typeNames[value] })),
]
const checks = [
  { value: 'any', label: 'Any check' },
  ...checkStates.map((value) => ({ value, label: checkNames[value] })),
]
const parseSort = (value: string) =>
  value === 'newest' || value === 'largest' || value === 'expires' ? value : undefined

type Choice = { value: string; label: string; disabled?: boolean }

/** The uploaders; a person named by a link is among them, though their documents be gone or not for these eyes. */
const usePeople = (clinic: string | undefined, by: string | undefined): { people: Choice[]; chosen: string } => {
  const found = useQuery(uploaders, clinic ? { organization: clinic } : {}, { keepPrevious: true })
  const known: Choice[] = (found.data?.people ?? []).map(({ id, name }) => ({ value: id, label: `By ${name}` }))
  const chosen = known.find(({ value }) => value === by)?.label ?? 'By someone else'
  return {
    chosen,
    people: [
      { value: 'any', label: 'By anyone' },
      ...known,
      ...(found.isError && !found.data ? [{ value: 'none', label: 'Couldn’t load the people', disabled: true }] : []),
      ...(by && !known.some(({ value }) => value === by) ? [{ value: by, label: chosen }] : []),
    ],
  }
}

/** The organization (for platform staff; another one has other folders), what its documents are narrowed to, and their order. */
export const useDocumentFilter = (search: DocumentsSearch, onSearch: OnSearch): ListFilterProps => {
  const { shelf, by, file, expiry, check } = search
  const { people, chosen } = usePeople(search.clinic, by)
  const organization = useOrganizationFilter(search.clinic, (clinic) => onSearch(placeSearch({ shelf, clinic }), false))
  const filter = (change: DocumentsSearch) => onSearch({ ...change, page: undefined }, false)
  return {
    parts: [
      ...organization.parts,
      ...(file ? [{ id: 'file', label: typeNames[file], remove: () => filter({ file: undefined }) }] : []),
      ...(by ? [{ id: 'by', label: chosen, remove: () => filter({ by: undefined }) }] : []),
      ...(expiry ? [{ id: 'expiry', label: expiryNames[expiry], remove: () => filter({ expiry: undefined }) }] : []),
      ...(check ? [{ id: 'check', label: checkNames[check], remove: () => filter({ check: undefined }) }] : []),
    ],
    onClear: () =>
      search.clinic
        ? onSearch(placeSearch({ shelf }), false)
        : filter({ file: undefined, by: undefined, expiry: undefined, check: undefined }),
    fields: (
      <>
        {organization.field}
        <NativeSelect
          label="Kind"
          data={types}
          value={file ?? 'any'}
          onChange={({ currentTarget: { value } }) => filter({ file: documentTypes.find((one) => one === value) })}
        />
        <NativeSelect
          label="Uploaded by"
          data={people}
          value={by ?? 'any'}
          onChange={({ currentTarget: { value } }) => filter({ by: value === 'any' ? undefined : value })}
        />
        {shelf === 'trash' ? null : (
          <NativeSelect
            label="Expiry"
            data={expiries}
            value={expiry ?? 'any'}
            onChange={({ currentTarget: { value } }) =>
              filter({ expiry: value === 'soon' || value === 'expired' ? value : undefined })
            }
          />
        )}
        <NativeSelect
          label="File check"
          data={checks}
          value={check ?? 'any'}
          onChange={({ currentTarget: { value } }) => filter({ check: checkStates.find((one) => one === value) })}
        />
        <NativeSelect
          label="Order"
          data={sorts}
          value={search.sort ?? (shelf === 'expiring' ? 'expires' : 'name')}
          onChange={({ currentTarget: { value } }) => filter({ sort: parseSort(value) })}
        />
      </>
    ),
  }
}
