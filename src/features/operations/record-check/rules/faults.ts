import { pluralize } from '../../../../rules/words/count.ts'

/**
 * `seal`: an entry's place is missing or wrong. `block`: a set of entries was changed as a whole. `added`: an event that was never
 * sealed. `backdated`: dated long before it was recorded. `cut`: the record no longer contains a state that it had.
 */
export const faultKinds = [
  'changed',
  'deleted',
  'added',
  'backdated',
  'values-changed',
  'values-added',
  'values-deleted',
  'seal',
  'block',
  'cut',
] as const

/** The first difference in a record: an event, as far as it is known, or the block it is in. Moments in milliseconds. */
export type Fault = {
  kind: (typeof faultKinds)[number]
  block: number | null
  sealed_at: number | null
  events: number | null
  event_id: string | null
  name: string | null
  at: number | null
}

const words: Record<Fault['kind'], string> = {
  changed: 'was changed after it was recorded.',
  deleted: 'was deleted.',
  added: 'was added without being recorded.',
  backdated: 'has a date long before it was recorded.',
  'values-changed': 'has other details than it was recorded with.',
  'values-added': 'got details after it was recorded.',
  'values-deleted': 'lost its details, but no one was deleted on request.',
  seal: 'isn’t where it was recorded: entries are missing or out of order.',
  block: 'were changed together, or recorded entries before them are missing.',
  cut: 'The record was shortened or rewritten: a state that it had is no longer in it.',
}

/** A fault to be described: `label`: the entry's event in words, if there is one. */
export type LabeledFault = {
  kind: Fault['kind']
  label: string | null
  at: string | null
  recordedAt: string | null
}

/**
 * Describes a fault in one sentence: the entry with its words and time, or the entries it is among. `format` writes a moment of the
 * fault, on the reader's clock.
 */
export const describeFault = (
  { kind, label, at, recordedAt }: LabeledFault,
  format: (instant: string) => string,
): string => {
  if (kind === 'cut') return words.cut
  const recorded = recordedAt === null ? '' : `recorded on ${format(recordedAt)}`
  if (kind === 'block') return `Entries ${recorded} ${words.block}`
  if (label === null && kind === 'seal') return `Entries ${recorded} are missing or out of order.`
  return `The entry ${label === null ? '' : `“${label}” `}${at === null ? recorded : `of ${format(at)}`} ${words[kind]}`
}

/** Writes an instant in UTC, for logs and command lines: 2026-11-29 14:02:11 UTC. */
export const formatUtc = (instant: string): string => `${instant.slice(0, 19).replace('T', ' ')} UTC`

/** The state of a record to keep elsewhere: its last block, how many entries it has until then, and their hash. */
export type Head = { block: number; events: number; sealedAt: Date; hash: string }

/** Formats the head of an organization's record as one line to keep elsewhere: an email, a file, a printout. */
export const describeHead = (organization: string, { events, sealedAt, hash }: Head): string =>
  `${organization}: ${pluralize(events, 'entry', 'entries')} until ${formatUtc(sealedAt.toISOString())}, ${hash}`
