import { firstCharacters } from '../../../rules/first-characters.ts'
import { foldCase } from '../../../rules/fold-case.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { digitsOf, phoneExtension } from '../../../rules/phone/phone.ts'
import { fillable } from '../../candidates/rules/imported.ts'
import type { ImportedCandidate, RowRead } from './read-row.ts'

/** A candidate of the organization, with the fields that an import may fill. */
export type ExistingCandidate = {
  id: string
  /** A certification number that somebody emptied. */
  certification_received?: string | null
} & { [K in keyof ImportedCandidate]?: ImportedCandidate[K] | null }
export type Changes = Partial<ImportedCandidate>
export type ImportStep =
  | { kind: 'create'; row: number; candidate: ImportedCandidate; jobCode: string | null; notes: string[] }
  | { kind: 'update'; row: number; id: string; changes: Changes; notes: string[] }
  /** `id`: who it is, if here before. `conflict`: a shared phone, but otherwise another person; worth a look by hand. */
  | { kind: 'skip'; row: number; reason: string; id?: string | undefined; conflict?: true }
  | { kind: 'reject'; row: number; reasons: string[] }

type DuplicateKeys = { email: string | null; phone: string | null }
type Reached = { email_address?: string | null; phone_number?: string | null }

/** What makes two candidates of one organization the same: the e-mail in lower case, and the phone's digits without extension and country 1. */
export const duplicateKeys = ({ email_address, phone_number }: Reached): DuplicateKeys => {
  const digits = digitsOf(firstCharacters(phone_number ?? '', 60).replace(phoneExtension, '')).replace(
    /^1(?=[0-9]{10}$)/,
    '',
  )
  return {
    email: foldCase(firstCharacters((email_address ?? '').trim(), 320)) || null,
    phone: digits.length >= 7 ? digits : null,
  }
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** A certification number that was emptied is not brought back by the file it came from. */
const isEmptied = (known: Changes | ExistingCandidate, given: ImportedCandidate): boolean =>
  'certification_received' in known &&
  !isBlank(known.certification_received) &&
  known.certification_received?.trim().toLowerCase() === given.certification_number?.trim().toLowerCase()

/** The blanks of `known` that `given` can fill. */
const fillsOf = (known: Changes | ExistingCandidate, given: ImportedCandidate): Changes =>
  Object.fromEntries(
    fillable
      .filter((field) => isBlank(known[field]) && !isBlank(given[field]))
      .filter((field) => field !== 'certification_number' || !isEmptied(known, given))
      .map((field) => [field, given[field]]),
  )

type Known = {
  person: Changes | ExistingCandidate
  where: string
  step: Extract<ImportStep, { kind: 'create' | 'update' }> | null
  id?: string
}

/** A number without its area code says who it is only together with the name. */
const keysOf = (person: Changes | ExistingCandidate): DuplicateKeys => {
  const { email, phone } = duplicateKeys(person)
  const isWhole = phone === null || phone.length >= 10
  return { email, phone: isWhole ? phone : `${phone} ${cleanName(person.full_name ?? '')}` }
}

const differs = (a: string | null | undefined, b: string): boolean => !isBlank(a) && cleanName(a ?? '') !== cleanName(b)

/** A shared phone alone joins no two people who differ in name and in e-mail. */
const isSomeoneElse = ({ person }: Known, given: ImportedCandidate): boolean => {
  const [here, there] = [duplicateKeys(person).email, duplicateKeys(given).email]
  return here !== null && there !== null && here !== there && differs(person.full_name, given.full_name)
}

/**
 * What an import does, row by row: create, update (fills blanks only, never status), skip or reject. `row` is the number
 * that the caller gives each row. A repeated person inside the file fills the blanks of the first row and is skipped.
 * `existing` are the organization's candidates that share a key with a row.
 */
export const planImport = (
  rows: readonly { row: number; read: RowRead }[],
  existing: readonly ExistingCandidate[],
): ImportStep[] => openPlan()(rows, existing)

/** The same for a file that is looked at part by part: each part knows the people of those before. */
export const openPlan = () => {
  const byEmail = new Map<string, Known>()
  const byPhone = new Map<string, Known>()
  const find = ({ email, phone }: DuplicateKeys): Known | undefined =>
    byEmail.get(email ?? '') ?? byPhone.get(phone ?? '')
  const remember = (known: Known, { email, phone }: DuplicateKeys): void => {
    if (email !== null && !byEmail.has(email)) byEmail.set(email, known)
    if (phone !== null && !byPhone.has(phone)) byPhone.set(phone, known)
  }
  const decide = ({ row, read }: { row: number; read: RowRead }): ImportStep => {
    if (!read.ok) return { kind: 'reject', row, reasons: read.reasons }
    const { candidate, jobCode, notes } = read
    const keys = keysOf(candidate)
    const known = find(keys)
    if (!known) {
      const step: ImportStep = { kind: 'create', row, candidate: { ...candidate }, jobCode, notes }
      remember({ person: step.candidate, where: `row ${row}`, step }, keys)
      return step
    }
    const byMail = keys.email !== null && byEmail.get(keys.email) === known
    const same = `Same ${byMail ? 'e-mail' : 'phone'} as ${known.where}`
    if (!byMail && isSomeoneElse(known, candidate)) {
      const reason = `${same}, but another name and e-mail; nothing was filled, check by hand.`
      return { kind: 'skip', row, reason, conflict: true }
    }
    remember(known, keys)
    const changes = fillsOf(known.person, candidate)
    if (keys.phone !== null && byPhone.get(keys.phone) !== known) delete changes.phone_number
    Object.assign(known.person, changes)
    if (Object.keys(changes).length === 0) return { kind: 'skip', row, id: known.id, reason: `${same}; nothing new.` }
    if (known.step) {
      if (known.step.kind === 'update') Object.assign(known.step.changes, changes)
      return { kind: 'skip', row, id: known.id, reason: `${same}; its blanks were filled from this row.` }
    }
    const step: ImportStep = { kind: 'update', row, id: known.id ?? '', changes, notes }
    known.step = step
    known.where = `row ${row}`
    return step
  }

  return (rows: readonly { row: number; read: RowRead }[], existing: readonly ExistingCandidate[]): ImportStep[] => {
    for (const one of existing) {
      const known: Known = { person: { ...one }, where: 'a candidate who is already here', step: null, id: one.id }
      remember(known, keysOf(one))
    }
    return rows.map(decide)
  }
}
