import { prepareForMatch, scoreMatch } from '@reinforce/same-person/match-people.ts'
import { foldCase } from '../../../../rules/fold-case.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { extractDigits, phoneExtension } from '../../../../rules/phone/phone.ts'
import { takeFirstCharacters } from '../../../../rules/take-first-characters.ts'
import { fillable } from '../../../candidates/directory/rules/imported.ts'
import { type ImportedCandidate, noDate, type RowRead } from './read-row.ts'

/** A candidate of the organization, with the fields that an import may fill. */
export type ExistingCandidate = {
  id: string
  /** A certification number that someone emptied. */
  certification_received?: string | null
} & { [K in keyof ImportedCandidate]?: ImportedCandidate[K] | null }
export type Changes = Partial<ImportedCandidate>
export type ImportStep =
  /** `apart`: shares a phone with someone who is another person; worth a manual check. */
  | {
      kind: 'create'
      row: number
      candidate: ImportedCandidate
      jobCode: string | null
      notes: string[]
      apart?: true
    }
  | { kind: 'update'; row: number; id: string; changes: Changes; notes: string[] }
  /** `id`: who it is, if here before. `madeBy`: the row that creates this person. */
  | { kind: 'skip'; row: number; reason: string; id?: string | undefined; madeBy?: number | undefined }
  | { kind: 'reject'; row: number; reasons: string[] }

type DuplicateKeys = { email: string | null; phone: string | null }
type Contact = { email_address?: string | null; phone_number?: string | null }

/**
 * Returns the keys by which two candidates of one organization are the same: the email in lower case, and the phone's
 * digits without extension and country 1.
 */
export const findDuplicateKeys = ({ email_address, phone_number }: Contact): DuplicateKeys => {
  const digits = extractDigits(takeFirstCharacters(phone_number ?? '', 60).replace(phoneExtension, '')).replace(
    /^1(?=[0-9]{10}$)/,
    '',
  )
  return {
    email: foldCase(takeFirstCharacters((email_address ?? '').trim(), 320)) || null,
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
const getFills = (known: Changes | ExistingCandidate, given: ImportedCandidate): Changes =>
  Object.fromEntries(
    fillable
      .filter((field) => isBlank(known[field]) && !isBlank(given[field]))
      .filter((field) => field !== 'certification_number' || !isEmptied(known, given))
      .map((field) => [field, given[field]]),
  )

type KnownPerson = {
  person: Changes | ExistingCandidate
  where: string
  step: Extract<ImportStep, { kind: 'create' | 'update' }> | null
  id?: string
}

/** A number without its area code says who it is only together with the name. */
const getKeys = (person: Changes | ExistingCandidate): DuplicateKeys => {
  const { email, phone } = findDuplicateKeys(person)
  const isWhole = phone === null || phone.length >= 10
  return { email, phone: isWhole ? phone : `${phone} ${cleanName(person.full_name ?? '')}` }
}

const pickCompared = (person: Changes | ExistingCandidate) => {
  const { email, phone } = findDuplicateKeys(person)
  return prepareForMatch({
    full_name: person.full_name ?? '',
    city: person.city ?? null,
    email_key: email,
    phone_key: phone,
    credential_key: person.certification_number?.toUpperCase().replace(/[^A-Z0-9]/g, '') || null,
  })
}

/** An email is one person’s. A phone is shared by families: its holder is the same by everything that is known of both, or has no name yet. */
const isSamePerson = ({ person }: KnownPerson, given: ImportedCandidate): boolean => {
  const [here, there] = [cleanName(person.full_name ?? ''), cleanName(given.full_name)]
  if (here === '' || there === '') return true
  const [mine, theirs] = [pickCompared(person), pickCompared(given)]
  const judged = scoreMatch(mine, theirs, 1)
  if (judged?.level !== 'possible') return judged?.level === 'same'
  // "M Lee" on the phone of Mo Lee, where no two emails speak against it.
  const isContradicted = mine.email_key !== null && theirs.email_key !== null
  return here === there || (!isContradicted && !judged.reasons.includes('Another name'))
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
  const byEmail = new Map<string, KnownPerson[]>()
  const byPhone = new Map<string, KnownPerson[]>()
  const findHolders = ({ email, phone }: DuplicateKeys) => ({
    email: byEmail.get(email ?? '') ?? [],
    phone: byPhone.get(phone ?? '') ?? [],
  })
  const remember = (known: KnownPerson, { email, phone }: DuplicateKeys): void => {
    const holders = findHolders({ email, phone })
    if (email !== null && !holders.email.includes(known)) byEmail.set(email, [...holders.email, known])
    if (phone !== null && !holders.phone.includes(known)) byPhone.set(phone, [...holders.phone, known])
  }
  const create = ({ row, read }: { row: number; read: Extract<RowRead, { ok: true }> }, beside: string | null) => {
    const { candidate, jobCode, notes } = read
    const told =
      beside === null ? notes : [...notes, `${beside}, but likely a different person. Each record shows the other.`]
    const apart = beside === null ? {} : { apart: true as const }
    const step: ImportStep = { kind: 'create', row, candidate: { ...candidate }, jobCode, notes: told, ...apart }
    remember({ person: step.candidate, where: `row ${row}`, step }, getKeys(candidate))
    return step
  }
  const decide = ({ row, read }: { row: number; read: RowRead }): ImportStep => {
    if (!read.ok && read.isLeftOut) return { kind: 'skip', row, reason: read.reasons.join(' ') }
    if (!read.ok) return { kind: 'reject', row, reasons: read.reasons }
    const { candidate, notes } = read
    const keys = getKeys(candidate)
    const holders = findHolders(keys)
    const known = holders.email[0] ?? holders.phone.find((one) => isSamePerson(one, candidate))
    const like = known ?? holders.phone[0]
    const same = like ? `Same ${holders.email.includes(like) ? 'email' : 'phone'} as ${like.where}` : null
    if (!known) return create({ row, read }, same)
    const isOthers = holders.phone.length > 0 && !holders.phone.includes(known)
    remember(known, keys)
    const changes = getFills(known.person, candidate)
    if (isOthers) delete changes.phone_number
    Object.assign(known.person, changes)
    const who = known.step?.kind === 'create' ? { madeBy: known.step.row } : { id: known.id }
    if (Object.keys(changes).length === 0) return { kind: 'skip', row, ...who, reason: `${same}; nothing new.` }
    if (known.step) {
      if (known.step.kind === 'update') Object.assign(known.step.changes, changes)
      return { kind: 'skip', row, ...who, reason: `${same}; this row filled its blanks.` }
    }
    // Anyone who is here keeps the day they came in; only a blank one is filled.
    const said = 'date_submitted' in changes ? notes : notes.filter((note) => note !== noDate)
    const step: ImportStep = { kind: 'update', row, id: known.id ?? '', changes, notes: said }
    known.step = step
    known.where = `row ${row}`
    return step
  }

  return (rows: readonly { row: number; read: RowRead }[], existing: readonly ExistingCandidate[]): ImportStep[] => {
    for (const one of existing) {
      const known: KnownPerson = {
        person: { ...one },
        where: 'a candidate who is already here',
        step: null,
        id: one.id,
      }
      remember(known, getKeys(one))
    }
    return rows.map(decide)
  }
}
