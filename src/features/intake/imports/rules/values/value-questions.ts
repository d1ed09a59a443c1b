import { parsePosition } from '../../../../candidates/directory/rules/position.ts'
import { type HeaderMap, type ImportField, type ValueField, valueFields } from '../headers.ts'
import { findPositionInTitle } from './find-position-in-title.ts'
import { findStatusMeaning } from './find-status-meaning.ts'
import { readConsent } from './read-consent.ts'
import { endFields, getStatusWord } from './status-word.ts'
import { toValueKey } from './to-value-key.ts'

/** An organization's own words: its statuses by key, and its locations by their name in lower case. */
export type OwnWords = { statuses: ReadonlyMap<string, string>; locations: ReadonlyMap<string, string> }

/** One distinct word of a file: how often it occurs and what it is taken for. `ours` null: not known yet. */
export type ValueQuestion = { field: ValueField; value: string; count: number; ours: string | null }

/** The meaning of a position whose people are left out. */
export const leftOut = 'leave-out'
/** The meaning of a location that is kept in the words of the file. */
export const keptAsWords = 'words'

/** The meaning that rules propose for a word; null where a person has to say. */
const proposeMeaning = (field: ValueField, value: string, own: OwnWords): string | null => {
  if (field === 'position') {
    const plain = parsePosition(value.slice(0, 1_000))
    return plain.ok ? plain.position : findPositionInTitle(value)
  }
  if (field === 'status') return value.trim() === '' ? 'Initial Inquiry' : findStatusMeaning(value, own.statuses)
  if (field === 'text_consent') return readConsent(value)
  return own.locations.get(toValueKey(value)) ?? keptAsWords
}

/** At most so many words of a field get a question of their own; further ones follow the rules. */
const mostValues = 200

/** Counts the distinct words of the columns that mean something of ours, while a file is read part by part. */
export const openValueCount = ({ fields }: HeaderMap) => {
  const counts = new Map<ValueField, Map<string, { value: string; count: number }>>()
  let rows = 0
  return {
    add: (cells: readonly string[]): void => {
      rows += 1
      for (const field of valueFields) {
        const isSaid = fields[field] !== undefined || (field === 'status' && endFields.some((end) => end in fields))
        if (!isSaid) continue
        const cell = (name: ImportField) => (cells[fields[name] ?? -1] ?? '').replaceAll('\0', '')
        const value = (field === 'status' ? getStatusWord(cell) : cell(field)).slice(0, 200).trim()
        const words = counts.get(field) ?? new Map<string, { value: string; count: number }>()
        counts.set(field, words)
        const key = toValueKey(value)
        const known = words.get(key)
        if (known) known.count += 1
        else if (words.size < 5_000) words.set(key, { value, count: 1 })
      }
    },
    /** A question for each word, most frequent first; a file without a position asks once, for everyone. */
    questions: (own: OwnWords, chosen: HeaderMap['values'] = {}): ValueQuestion[] =>
      valueFields.flatMap((field) => {
        const noColumn = field === 'position' && fields.position === undefined
        const words = noColumn ? [{ value: '', count: rows }] : [...(counts.get(field)?.values() ?? [])]
        return words
          .filter(({ value }) => field === 'position' || value !== '')
          .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
          .slice(0, mostValues)
          .map(({ value, count }) => ({
            field,
            value,
            count,
            ours: chosen[field]?.[toValueKey(value)] ?? proposeMeaning(field, value, own),
          }))
      }),
  }
}
