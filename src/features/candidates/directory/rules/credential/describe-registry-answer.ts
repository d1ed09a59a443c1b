import { parseCertification } from '../../../../../rules/credential/certification.ts'
import { isCertification } from '../../../../../rules/credential/is-certification.ts'
import { type Position } from '../../../../../rules/credential/positions.ts'
import { type Day, formatDay, toLocalDay } from '../../../../../rules/day.ts'
import type { RegistryStatus } from './registry-statuses.ts'

/**
 * Registry data that a person recorded about the number on file. Null if there is none, or it was about another number.
 */
export type RegistryRecord = {
  status: RegistryStatus
  at: string
  by: { kind: 'person' | 'platform' | 'product'; name: string | null }
  expires_on: Day | null
}
type CredentialClaim = {
  certification_number: string | null
  position: Position
  credential: RegistryRecord | null
}

export type RegistryState = 'claimed' | 'unreadable' | 'verified' | 'inactive' | 'expired' | 'not-found'
export type RegistryAnswer = {
  state: RegistryState
  /** A few words, shown next to a score. */
  words: string
  /** In one word or two, where there is no room for them. */
  short: string
  /** The words, with further details. */
  hint: string
}

const describeAuthor = ({ kind, name }: RegistryRecord['by']): string =>
  name ?? (kind === 'platform' ? 'Reinforce staff' : 'Reinforce')

/** 'Nov 21', and the year when it is not this one. */
const shortDay = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).replace(/, [0-9]+$/, '') : formatDay(day)

/** Whether a record shows an expired certificate: by its status, or by a day before `today`. */
export const isExpired = ({ status, expires_on }: Pick<RegistryRecord, 'status' | 'expires_on'>, today: Day): boolean =>
  status === 'Expired' || (status !== 'Not found' && expires_on !== null && expires_on < today)

const recorded = (record: RegistryRecord, { today, timeZone }: { today: Day; timeZone: string }): RegistryAnswer => {
  const { status, expires_on } = record
  const when = `${shortDay(toLocalDay(new Date(record.at), timeZone), today)}, by ${describeAuthor(record.by)}`
  if (status === 'Not found')
    return {
      state: 'not-found',
      short: 'not found',
      words: 'Registry: not found',
      hint: `Registry: not found, ${when}`,
    }
  if (isExpired(record, today)) {
    const since = expires_on === null ? '' : ` ${shortDay(expires_on, today)}`
    return { state: 'expired', short: 'expired', words: `expired${since}`, hint: `expired${since}; looked up ${when}` }
  }
  const words = `verified ${status}, ${when}`
  const hint = expires_on === null ? words : `${words}; expires ${shortDay(expires_on, today)}`
  return status === 'Active'
    ? { state: 'verified', short: 'verified', words, hint }
    : { state: 'inactive', short: 'inactive', words, hint }
}

/**
 * Returns the note next to the score of people with a certification number: the registry's answer with its day and
 * reader, else that it is only claimed, or cannot be a number of the board. Null if no number is claimed. It changes no
 * score.
 */
export const describeRegistryAnswer = (
  { certification_number, position, credential }: CredentialClaim,
  viewing: { today: Day; timeZone: string },
): RegistryAnswer | null => {
  if (!isCertification(certification_number)) return null
  if (credential !== null) return recorded(credential, viewing)
  const { kind, finding = '' } = parseCertification(certification_number, {
    thisYear: Number(viewing.today.slice(0, 4)),
    position,
  })
  const given = `“${certification_number?.trim()}”`
  if (kind === 'unreadable')
    return {
      state: 'unreadable',
      short: 'unreadable',
      words: 'not a valid number',
      hint: `${given} isn’t a valid number. ${finding}`,
    }
  return {
    state: 'claimed',
    short: 'claimed',
    words: 'claimed',
    hint: `${given} is claimed. No one has looked it up in the registry.`,
  }
}

/** Whether the answer is a reason to empty the number: it counts for a certificate that no one can hold against it. */
export const canClearCertification = (answer: RegistryAnswer | null): boolean =>
  answer !== null && ['not-found', 'expired', 'unreadable'].includes(answer.state)

/** Formats the answer as the end of the sentence about a score. Blank if the number is merely claimed. */
export const formatRegistryClause = (answer: RegistryAnswer | null): string => {
  if (answer === null || answer.state === 'claimed') return ''
  const clauses: Record<Exclude<RegistryState, 'claimed'>, string> = {
    verified: 'the registry says Active',
    inactive: 'the registry says Inactive',
    expired: 'it has expired',
    'not-found': 'it isn’t in the registry',
    unreadable: 'it isn’t a valid number',
  }
  return clauses[answer.state]
}

type StoredAnswer = {
  certification_number: string | null
  position: Position
  credential_status: RegistryStatus | null
  credential_number: string | null
  credential_expires_on: Day | null
}

/** The registry's answer in a word or two, of a stored row; whose word it was stays inside. Null: no number is claimed. */
export const formatRegistryAnswer = (row: StoredAnswer, today: Day): string | null => {
  const { credential_status: status, credential_number, credential_expires_on: expires_on } = row
  const isLookedUp = status !== null && credential_number === row.certification_number
  const record = { at: `${today}T12:00:00Z`, by: { kind: 'product' as const, name: null } }
  const credential = isLookedUp ? { ...record, status, expires_on } : null
  return describeRegistryAnswer({ ...row, credential }, { today, timeZone: 'UTC' })?.short ?? null
}

type StoredCredential = { registry: string | null; credential: string | null; expires: string | null }

/** Whether what a registry said and is kept of someone makes them an active RBT on a day; days as 2026-11-26. */
export const isActiveRbt = ({ registry, credential, expires }: StoredCredential, today: string): boolean =>
  registry === 'Active' && /^rbt/i.test(credential ?? '') && (expires === null || expires >= today)
