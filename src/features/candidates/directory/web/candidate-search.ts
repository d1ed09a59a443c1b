import * as z from 'zod/mini'
import { urlField, urlText } from '../../../../platform/web/url-field.ts'
import { type FilterName, type FilterValues, filterNames, filters, filterValues, isNothing } from '../rules/filters.ts'
import { reviewQuery } from '../rules/review/review-query.ts'
import { sortChoices } from '../rules/sorting/sort-choices.ts'
import type { CandidateQuery } from '../shapes/directory.ts'
import { filterValue } from '../shapes/filters.ts'

const oneOfField = <T extends readonly [string, ...string[]]>(choices: T) => urlField(z.enum(choices))

/** The dialogs that a link can open; those about one candidate need `id`. */
const openable = [
  'filter',
  'sort',
  'bulk',
  'status',
  'archive',
  'text',
  'scheduler',
  'video',
  'add',
  'look',
  'views',
  'changes',
  'downloads',
] as const
export type Openable = (typeof openable)[number]
/** Target of a row: a dialog of the list, or the person's panel. */
export type OfRow = Openable | 'analysis' | 'resume'

const sortSeconds = [...sortChoices.date, ...sortChoices.experience, ...sortChoices.score] as const

type UrlField<V> = z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<Exclude<V, ''>>>>
const filterField = (name: FilterName) => {
  const filter = filters[name]
  return filter.shape === 'text' || filter.shape === 'day' ? urlText(filter.longest) : urlField(filterValue(name))
}
const filterFields = Object.fromEntries(filterNames.map((name) => [name, filterField(name)])) as {
  [Name in FilterName]: UrlField<FilterValues[Name]>
}

/** Everything the candidate table keeps in the URL. What is missing or cannot be read is left out: a bad link never breaks the page. */
export const candidateSearch = z.object({
  q: urlText(200),
  page: urlField(z.int().check(z.minimum(1), z.maximum(100_000))),
  ...filterFields,
  sortDate: oneOfField(sortChoices.date),
  sortExperience: oneOfField(sortChoices.experience),
  sortScore: oneOfField(sortChoices.score),
  sortSecond: oneOfField(sortSeconds),
  view: oneOfField(['board', 'review'] as const),
  open: oneOfField(openable),
  id: urlField(z.guid()),
  /** How many of the first rows are selected at once. */
  pick: urlField(z.int().check(z.minimum(1), z.maximum(25))),
})
export type CandidateSearch = z.output<typeof candidateSearch>

export type Scope = 'today' | 'all'

/** The server's question for what the URL says. */
export const toQuery = (search: CandidateSearch, scope: Scope, timeZone: string): CandidateQuery => ({
  scope,
  timeZone,
  q: (search.q ?? '').trim(),
  ...filterValues(search),
  sortDate: search.sortDate ?? '',
  sortExperience: search.sortExperience ?? '',
  sortScore: search.sortScore ?? '',
  sortSecond: search.sortSecond ?? '',
})

/** A change of the search that takes every filter away. */
export const noFilter = Object.fromEntries(filterNames.map((name) => [name, undefined])) as Record<
  FilterName,
  undefined
>

export const noSort = {
  sortDate: undefined,
  sortExperience: undefined,
  sortScore: undefined,
  sortSecond: undefined,
} satisfies CandidateSearch

/** How many filter dimensions are in use: the number on the Filter button. */
export const filterCount = (search: CandidateSearch): number =>
  filterNames.filter((name) => !isNothing(search[name])).length

export const sortCount = (search: CandidateSearch): number =>
  [search.sortDate, search.sortExperience, search.sortScore].filter(Boolean).length

/** Whether people are found by the day on which they were hired: the list then shows that day. */
export const hasHiredFilter = (search: CandidateSearch): boolean => Boolean(search.hiredSince ?? search.hiredUntil)

/** Returns what a review asks for: without words and filters, the new candidates that no one decided on. */
export const toReviewSearch = (search: CandidateSearch): CandidateSearch =>
  search.q?.trim() || filterCount(search) > 0
    ? search
    : { ...search, dateRange: reviewQuery.dateRange, status: [...reviewQuery.status] }

/** Whether the search is empty: no words, filter, or sort. */
export const isPlain = (search: CandidateSearch): boolean =>
  !search.q?.trim() && filterCount(search) === 0 && sortCount(search) === 0
