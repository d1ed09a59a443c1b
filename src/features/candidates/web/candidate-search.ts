import * as z from 'zod/mini'
import { urlField, urlText } from '../../../platform/web/url-field.ts'
import type { CandidateQuery } from '../contract.ts'
import { candidateTypes } from '../rules/candidate-type.ts'
import { dateRanges, experienceChoices } from '../rules/filter.ts'
import { sortChoices } from '../rules/sort.ts'

const texts = urlField(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(200)))
const oneOf = <T extends readonly [string, ...string[]]>(choices: T) => urlField(z.enum(choices))
const someOf = <T extends readonly [string, ...string[]]>(choices: T) => urlField(z.array(z.enum(choices)))

/** The dialogs that a link can open; those about one candidate need `id`. */
export const openable = [
  'filter',
  'sort',
  'bulk',
  'status',
  'archive',
  'text',
  'scheduler',
  'analysis',
  'resume',
  'video',
  'add',
  'look',
  'views',
  'changes',
  'downloads',
  'keys',
] as const
export type Openable = (typeof openable)[number]

const sortSeconds = [...sortChoices.date, ...sortChoices.experience, ...sortChoices.score] as const

/** Everything the candidate table keeps in the URL. What is missing or cannot be read is left out: a bad link never breaks the page. */
export const candidateSearch = z.object({
  q: urlText(200),
  page: urlField(z.int().check(z.minimum(1), z.maximum(100_000))),
  score: texts,
  status: texts,
  position: someOf(['RBT', 'BCBA'] as const),
  type: someOf(candidateTypes),
  location: urlField(z.array(z.guid())),
  organization: urlField(z.array(z.guid())),
  dateRange: oneOf(dateRanges),
  since: urlText(10),
  hiredSince: urlText(10),
  jobCode: urlText(60),
  experience: oneOf(experienceChoices),
  sortDate: oneOf(sortChoices.date),
  sortExperience: oneOf(sortChoices.experience),
  sortScore: oneOf(sortChoices.score),
  sortSecond: oneOf(sortSeconds),
  view: oneOf(['board', 'review'] as const),
  open: oneOf(openable),
  id: urlField(z.guid()),
})
export type CandidateSearch = z.output<typeof candidateSearch>

export type Scope = 'today' | 'all'

/** The server's question for what the URL says. */
export const queryOf = (search: CandidateSearch, scope: Scope, timeZone: string): CandidateQuery => ({
  scope,
  timeZone,
  q: (search.q ?? '').trim(),
  score: search.score ?? [],
  status: search.status ?? [],
  position: search.position ?? [],
  type: search.type ?? [],
  location: search.location ?? [],
  organization: search.organization ?? [],
  dateRange: search.dateRange ?? '',
  since: search.since ?? '',
  hiredSince: search.hiredSince ?? '',
  jobCode: search.jobCode ?? '',
  experience: search.experience ?? '',
  sortDate: search.sortDate ?? '',
  sortExperience: search.sortExperience ?? '',
  sortScore: search.sortScore ?? '',
  sortSecond: search.sortSecond ?? '',
})

export const noFilter = {
  score: undefined,
  status: undefined,
  position: undefined,
  type: undefined,
  location: undefined,
  organization: undefined,
  dateRange: undefined,
  since: undefined,
  hiredSince: undefined,
  jobCode: undefined,
  experience: undefined,
} satisfies CandidateSearch

export const noSort = {
  sortDate: undefined,
  sortExperience: undefined,
  sortScore: undefined,
  sortSecond: undefined,
} satisfies CandidateSearch

/** How many filter dimensions are in use: the number on the Filter button. */
export const filterCount = (search: CandidateSearch): number =>
  (Object.keys(noFilter) as (keyof typeof noFilter)[]).filter((key) => {
    const value = search[key]
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  }).length

export const sortCount = (search: CandidateSearch): number =>
  [search.sortDate, search.sortExperience, search.sortScore].filter(Boolean).length

/** Whether the plain list is asked for: nothing searched, filtered or sorted. */
export const isPlain = (search: CandidateSearch): boolean =>
  !search.q?.trim() && filterCount(search) === 0 && sortCount(search) === 0
