import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import {
  bringRefusals,
  fillBlanks,
  loadCandidatesSharingKeys,
  migrateCandidates,
  recordConsent,
} from '../../../candidates/directory/server/public.ts'
import { findDuplicateKeys, type ImportStep, planImport } from '../../../intake/imports/rules/plan-import.ts'
import { type BroughtCandidate, checkCandidateRow } from '../rules/check-candidate-row.ts'
import { getCell } from '../rules/source-row.ts'
import { type KnownRow, loadKnownRows } from './load-known-rows.ts'
import { createJudgedStep, type IncomingRow, type Outcome, type Run, rejectRow, type Step } from './run.ts'

type Person = IncomingRow<BroughtCandidate>

/** The source of a consent, shown with it. */
const consentSource = 'Imported from another installation'
const apart = 'Someone here with another name has the same phone, so this was imported as a separate person.'
const elsewhere = 'The location belongs to another organization or doesn’t exist here, so it was skipped.'

const getKeys = ({ value }: Person) => findDuplicateKeys(value)
const present = (keys: (string | null)[]) => [...new Set(keys.filter((key) => key !== null))]

/** Plans an import of these people: those on file are found by email or phone. */
const planPeople = async (
  tx: Tx,
  organizationId: string,
  people: ReadonlyMap<number, Person>,
): Promise<ImportStep[]> => {
  const keys = [...people.values()].map(getKeys)
  const emails = present(keys.map(({ email }) => email))
  const phones = present(keys.map(({ phone }) => phone))
  const existing = await loadCandidatesSharingKeys(tx, organizationId, emails, phones)
  const rows = [...people].map(([row, { value, notes }]) => ({
    row,
    read: { ok: true as const, candidate: value, jobCode: null, notes },
  }))
  return planImport(rows, existing)
}

const findPlace = ({ incoming, client }: Person, places: ReadonlyMap<string, KnownRow>) => {
  const asked = getCell(incoming.row, 'location_id').trim()
  const found = places.get(asked)
  const isOurs = found?.isHere === true && found.organizationId === client.id
  return { place: isOurs ? found : null, notes: asked === '' || isOurs ? [] : [elsewhere] }
}

type CandidateInsert = Parameters<typeof migrateCandidates>[1][number]

const newRow = (person: Person, candidate: BroughtCandidate, place: KnownRow | null): CandidateInsert => {
  const { is_dated, date_submitted, date_submitted_ts, ...rest } = candidate
  return {
    ...rest,
    id: randomUUID(),
    organization_id: person.client.id,
    location_id: place?.ours ?? null,
    location: rest.location ?? place?.label ?? null,
    job_code_id: null,
    date_submitted: is_dated ? date_submitted : null,
    date_submitted_ts: is_dated ? date_submitted_ts.toISOString() : null,
  }
}

const getOrganization = (person: Person) => ({ organizationId: person.client.id })

/** Fills blanks of people on file, and their answer about texts. */
const fillIn = async (tx: Tx, run: Run, filled: readonly { id: string; changes: object; person: Person }[]) => {
  await fillBlanks(
    tx,
    filled.map(({ id, changes }) => ({ id, ...changes })),
  )
  const saying = (word: string) => filled.filter(({ person }) => person.value.text_consent === word)
  const consenting = saying('given').map(({ id, person }) => ({ id, phone_key: getKeys(person).phone }))
  await recordConsent(tx, consenting, { source: consentSource, at: run.now })
  const refusing = saying('refused').map(({ id }) => id)
  if (refusing.length > 0) await bringRefusals(tx, refusing, consentSource, run.now)
}

/** People of one organization, in two passes: repeats within the same batch are found once those are written. */
const writePeople = async (
  tx: Tx,
  run: Run,
  people: ReadonlyMap<number, Person>,
  places: ReadonlyMap<string, KnownRow>,
) => {
  const outcomes = new Map<number, Outcome>()
  const [organizationId = ''] = [...people.values()].map(({ client }) => client.id)
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${organizationId}`}, 0))`)
  const look = async (waiting: ReadonlyMap<number, Person>): Promise<Map<number, Person>> => {
    const added: CandidateInsert[] = []
    const filled: { id: string; changes: object; person: Person }[] = []
    const later = new Map<number, Person>()
    for (const step of await planPeople(tx, organizationId, waiting)) {
      const person = waiting.get(step.row)
      if (!person) continue
      const isApart = step.kind === 'create' && step.apart === true
      if (step.kind === 'create') {
        const { place, notes } = findPlace(person, places)
        const row = newRow(person, { ...person.value, ...step.candidate }, place)
        added.push(row)
        const told = [...person.notes, ...notes, ...(isApart ? [apart] : [])]
        outcomes.set(step.row, { kind: 'new', ours: row.id, ...getOrganization(person), notes: told })
      } else if (step.kind === 'update' || (step.kind === 'skip' && step.id)) {
        const id = step.id ?? ''
        const changes = step.kind === 'update' ? step.changes : {}
        filled.push({ id, changes, person })
        outcomes.set(step.row, {
          kind: step.kind === 'update' ? 'changed' : 'here',
          ours: id,
          ...getOrganization(person),
        })
      } else later.set(step.row, person)
    }
    await migrateCandidates(tx, added, consentSource)
    await fillIn(tx, run, filled)
    return later
  }
  const repeated = await look(people)
  if (repeated.size > 0) await look(repeated)
  return outcomes
}

/** Candidates by organization: one on file is the same person, whose blanks are filled and whose status stays. */
const writeCandidates = async (tx: Tx, run: Run, read: readonly Person[]): Promise<Outcome[]> => {
  const asked = read.map(({ incoming }) => getCell(incoming.row, 'location_id').trim())
  const places = await loadKnownRows(tx, run.installation, 'locations', asked)
  const byOrganization = Map.groupBy(read.entries(), ([, { client }]) => client.id)
  const outcomes = new Map<number, Outcome>()
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const [, entries] of [...byOrganization].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const [at, outcome] of await writePeople(tx, run, new Map(entries), places)) outcomes.set(at, outcome)
  return read.map((_, at) => outcomes.get(at) ?? rejectRow('Couldn’t save it.'))
}

/** Candidates with everything that is known of them. Nothing is sent to them; delivered scores stay. */
export const candidateStep: Step = {
  table: 'all_candidates',
  write: createJudgedStep(checkCandidateRow, writeCandidates),
}
