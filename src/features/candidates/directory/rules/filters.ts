import { positions } from '../../../../rules/credential/positions.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { dateRanges } from './date-ranges.ts'
import { candidateTypes } from './get-candidate-type.ts'
import { preferredLanguages } from './languages.ts'

/** The two answers of the experience filter: a current RBT, or anyone else. */
export const experienceChoices = ['RBT Experience', 'No Experience'] as const

/** Registry answers for people who claim a certification number. */
export const registryChoices = ['Claimed, not verified', 'Verified', 'Not found', 'Expired'] as const

/** Formats a choice of the registry filter. The stored value is longer: saved views hold it. */
export const formatRegistryChoice = (choice: string): string =>
  choice === 'Claimed, not verified' ? 'Claimed' : choice

/** People at the first status without a text or a move: all, or those waiting for 24 hours. */
export const firstTouchChoices = ['Not yet', 'Waiting over a day'] as const
/** Milliseconds until a missing first touch is reported. */
export const firstTouchDue = msPerDay

/** Interview Scheduled without an interview to come. */
const interviewTimeChoices = ['Not set'] as const

type Choices = readonly [string, ...string[]]
/**
 * What a filter takes: several of known `choices`, or one of them; `words` and `ids` are any texts and ids of our data;
 * a `day` such as 2026-11-06 in the viewer's zone; a `text`. `longest` counts characters.
 */
type Shape =
  | { shape: 'someOf' | 'oneOf'; choices: Choices }
  | { shape: 'words' | 'text' | 'day'; longest: number }
  | { shape: 'ids' }
type Filter = Shape & {
  /** Its name on a chip. */
  label: string
}

/**
 * Every filter of a list of candidates (section 9), in the order of the chips: the one place that names them. The call's input, the
 * URL, "no filter" and the chips are derived from it; the compiler asks for its condition in `matching`.
 */
export const filters = {
  score: { label: 'Score', shape: 'words', longest: 60 },
  status: { label: 'Status', shape: 'words', longest: 120 },
  position: { label: 'Position', shape: 'someOf', choices: positions },
  type: { label: 'Type', shape: 'someOf', choices: candidateTypes },
  language: { label: 'Language', shape: 'someOf', choices: preferredLanguages },
  location: { label: 'Location', shape: 'ids' },
  organization: { label: 'Organization', shape: 'ids' },
  dateRange: { label: 'Date', shape: 'oneOf', choices: dateRanges },
  /** The registry's answer, for people with a certification number. */
  registry: { label: 'Registry', shape: 'someOf', choices: registryChoices },
  /** Received, and touched by no one yet. */
  firstTouch: { label: 'First touch', shape: 'oneOf', choices: firstTouchChoices },
  /** Whether an interview that the status promises has a time. */
  interviewTime: { label: 'Interview time', shape: 'oneOf', choices: interviewTimeChoices },
  /** Received on this day or later. */
  since: { label: 'Since', shape: 'day', longest: 10 },
  /** Received on this day or earlier. */
  until: { label: 'Until', shape: 'day', longest: 10 },
  /** Became Hired on this day or later, for ten minutes at least. */
  hiredSince: { label: 'Hired since', shape: 'day', longest: 10 },
  /** The same on this day or earlier. With `hiredSince`, one hire is between both. */
  hiredUntil: { label: 'Hired until', shape: 'day', longest: 10 },
  /** Came by this job code. */
  jobCode: { label: 'Job code', shape: 'text', longest: 60 },
  experience: { label: 'Experience', shape: 'oneOf', choices: experienceChoices },
} as const satisfies Record<string, Filter>

export type FilterName = keyof typeof filters
type Of<F> = F extends { shape: 'someOf'; choices: readonly (infer C)[] }
  ? C[]
  : F extends { shape: 'oneOf'; choices: readonly (infer C)[] }
    ? C | ''
    : F extends { shape: 'words' | 'ids' }
      ? string[]
      : string
/** A value for each filter; an empty list or a blank text narrows nothing. */
export type FilterValues = { -readonly [Name in FilterName]: Of<(typeof filters)[Name]> }

/** Those that are set. */
export type GivenFilters = { [Name in FilterName]?: FilterValues[Name] | undefined }

/** Names of the filters, as used in the URL. */
export const filterNames = Object.keys(filters) as FilterName[]

/** Whether a filter takes several values at once. */
export const canTakeMany = (name: FilterName): boolean => ['someOf', 'words', 'ids'].includes(filters[name].shape)

/** Whether a filter's value narrows nothing. */
export const isNothing = (value: string | readonly string[] | undefined): boolean =>
  typeof value === 'string' ? value.trim() === '' : !value?.length

/** Returns the value of each filter in `given`, and an empty value for the others. */
export const filterValues = (given: GivenFilters): FilterValues =>
  Object.fromEntries(filterNames.map((name) => [name, given[name] ?? (canTakeMany(name) ? [] : '')])) as FilterValues
