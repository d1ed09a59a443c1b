import { type FilterName, filterNames, filters, formatRegistryChoice } from '../../rules/filters.ts'
import type { CandidateSearch } from '../candidate-search.ts'
import { getCurrentStatus } from './use-filter-names.ts'

/** Something that narrows the list, in words, and the change that takes it away. */
export type FilterPart = { id: string; label: string; without: CandidateSearch }

const listValues = (search: CandidateSearch, key: FilterName): string[] => {
  const value = search[key]
  return Array.isArray(value) ? value : value ? [value] : []
}

const describeChoice = (key: FilterName, value: string, names: ReadonlyMap<string, string>): string => {
  if (key === 'status') return getCurrentStatus(value, names)
  if (key === 'registry') return formatRegistryChoice(value)
  return names.get(value) ?? (filters[key].shape === 'ids' ? '…' : value)
}

/** One part for each value that is chosen. `names` are those of locations and organizations by their ids. */
export const filterParts = (search: CandidateSearch, names: ReadonlyMap<string, string>): FilterPart[] =>
  filterNames.flatMap((key) => {
    const values = listValues(search, key)
    return values.map((value) => {
      const rest = values.filter((other) => other !== value)
      return {
        id: `${key} ${value}`,
        label: `${filters[key].label}: ${describeChoice(key, value, names)}`,
        without: { [key]: rest.length > 0 ? rest : undefined },
      }
    })
  })

/** One part for each dimension in use, the search among them. */
export const listWholeFilterParts = (search: CandidateSearch, names: ReadonlyMap<string, string>): FilterPart[] => {
  const q = search.q?.trim()
  return [
    ...(q ? [{ id: 'q', label: `Search: ${q}`, without: { q: undefined } }] : []),
    ...filterNames.flatMap((key) => {
      const values = listValues(search, key)
      const words = values.map((value) => describeChoice(key, value, names)).join(', ')
      return values.length > 0
        ? [{ id: key, label: `${filters[key].label}: ${words}`, without: { [key]: undefined } }]
        : []
    }),
  ]
}
