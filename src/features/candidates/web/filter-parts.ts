import { type CandidateSearch, noFilter } from './candidate-search.ts'

type FilterKey = keyof typeof noFilter
/** Something that narrows the list, in words, and the change that takes it away. */
export type FilterPart = { id: string; label: string; without: CandidateSearch }

const labels: Record<FilterKey, string> = {
  score: 'Score',
  status: 'Status',
  position: 'Position',
  type: 'Type',
  location: 'Location',
  organization: 'Organization',
  dateRange: 'Date',
  since: 'Since',
  hiredSince: 'Hired since',
  jobCode: 'Job code',
  experience: 'Experience',
}
const keys = Object.keys(labels) as FilterKey[]
const valuesOf = (search: CandidateSearch, key: FilterKey): string[] => {
  const value = search[key]
  return Array.isArray(value) ? value : value ? [value] : []
}

/** One part for each value that is chosen. `names` are those of locations and organizations by their ids. */
export const filterParts = (search: CandidateSearch, names: ReadonlyMap<string, string>): FilterPart[] =>
  keys.flatMap((key) => {
    const values = valuesOf(search, key)
    return values.map((value) => {
      const rest = values.filter((other) => other !== value)
      return {
        id: `${key} ${value}`,
        label: `${labels[key]}: ${names.get(value) ?? (key === 'location' || key === 'organization' ? '…' : value)}`,
        without: { [key]: rest.length > 0 ? rest : undefined },
      }
    })
  })

/** One part for each dimension in use, the search among them. */
export const wholeParts = (search: CandidateSearch, names: ReadonlyMap<string, string>): FilterPart[] => {
  const q = search.q?.trim()
  return [
    ...(q ? [{ id: 'q', label: `Search: ${q}`, without: { q: undefined } }] : []),
    ...keys.flatMap((key) => {
      const values = valuesOf(search, key)
      const words = values.map((value) => names.get(value) ?? value).join(', ')
      return values.length > 0 ? [{ id: key, label: `${labels[key]}: ${words}`, without: { [key]: undefined } }] : []
    }),
  ]
}
