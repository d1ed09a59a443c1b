import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { bringInterviews } from '../../../interviews/calendar/server/public.ts'
import { migrateMessages, migrateThreads } from '../../../texting/messages/server/public.ts'
import {
  type BroughtInterview,
  type BroughtMessage,
  type BroughtThread,
  checkInterviewRow,
  checkMessageRow,
  checkThreadRow,
} from '../rules/history-rows.ts'
import { getCell } from '../rules/source-row.ts'
import type { SourceTable } from '../rules/source-tables.ts'
import { type KnownRow, loadKnownRows } from './load-known-rows.ts'
import { createJudgedStep, type IncomingRow, type Outcome, type Run, rejectRow, type Step, toOutcomes } from './run.ts'

const nobody = 'Its candidate doesn’t exist here.'
const otherOrganization = 'Its candidate belongs to another organization.'
const noThread = 'Its conversation isn’t in text_recipients.'

const askedFor = <T>(read: readonly IncomingRow<T>[], column: string) =>
  read.map(({ incoming }) => getCell(incoming.row, column).trim())

const namedBy = async <T>(tx: Tx, run: Run, table: SourceTable, read: readonly IncomingRow<T>[], column: string) => {
  const asked = askedFor(read, column)
  const known = await loadKnownRows(tx, run.installation, table, asked)
  return asked.map((id) => known.get(id) ?? null)
}

/** Why a row cannot be of this candidate, or null: gone since, never here, or someone else's. */
const checkRow = (known: KnownRow | null, clientId: string): string | null => {
  if (!known?.isHere) return nobody
  return known.organizationId === clientId ? null : otherOrganization
}

/** The rows whose candidate is here, written by `write`; the others stay behind. Answers in the order of the rows. */
const withCandidates = async <T>(
  tx: Tx,
  run: Run,
  read: readonly IncomingRow<T>[],
  write: (good: readonly IncomingRow<T>[], candidates: readonly string[]) => Promise<Outcome[]>,
): Promise<Outcome[]> => {
  const people = await namedBy(tx, run, 'all_candidates', read, 'candidate_id')
  const problems = read.map(({ client }, at) => checkRow(people[at] ?? null, client.id))
  const good = read.filter((_, at) => problems[at] === null)
  const candidates = people.filter((_, at) => problems[at] === null).map((known) => known?.ours ?? '')
  const written = (good.length > 0 ? await write(good, candidates) : []).values()
  return problems.map((problem) =>
    problem === null ? (written.next().value ?? rejectRow(nobody)) : rejectRow(problem),
  )
}

const writeThreads = async (tx: Tx, run: Run, read: readonly IncomingRow<BroughtThread>[]) =>
  await withCandidates(tx, run, read, async (good, candidates) => {
    const rows = good.map(({ client, value }, at) => ({
      ...value,
      id: randomUUID(),
      organization_id: client.id,
      candidate_id: candidates[at] ?? '',
    }))
    const ids = rows.map(({ id }) => id)
    return toOutcomes(good, ids, await migrateThreads(tx, rows))
  })

const thread = z.object({ id: z.string(), organization_id: z.string(), candidate_id: z.string() })

const listOurs = (known: readonly (KnownRow | null)[]) => [
  ...new Set(known.flatMap((one) => (one?.isHere ? [one.ours] : []))),
]

/** Finds the conversation of each text by its candidate, else by its own id. */
const loadThreads = async (tx: Tx, run: Run, read: readonly IncomingRow<BroughtMessage>[]) => {
  const people = await namedBy(tx, run, 'all_candidates', read, 'candidate_id')
  const named = await namedBy(tx, run, 'text_recipients', read, 'recipient_id')
  const found = await tx.rows(
    thread,
    sql`select id, organization_id, candidate_id from text_recipients where candidate_id = any(${sql.param(listOurs(people))}::uuid[])
        union select id, organization_id, candidate_id from text_recipients where id = any(${sql.param(listOurs(named))}::uuid[])`,
  )
  const byCandidate = new Map(found.map((one) => [one.candidate_id, one]))
  const byId = new Map(found.map((one) => [one.id, one]))
  return read.map((_, at) => {
    const [person, said] = [people[at], named[at]]
    return (person?.isHere && byCandidate.get(person.ours)) || (said?.isHere && byId.get(said.ours)) || null
  })
}

const writeMessages = async (tx: Tx, run: Run, read: readonly IncomingRow<BroughtMessage>[]): Promise<Outcome[]> => {
  const threads = await loadThreads(tx, run, read)
  const rows = read.map(({ client, value }, at) => {
    const found = threads[at]
    if (!found || found.organization_id !== client.id) return null
    const { organization_id, candidate_id } = found
    return { ...value, id: randomUUID(), organization_id, candidate_id, recipient_id: found.id }
  })
  await migrateMessages(
    tx,
    rows.filter((row) => row !== null),
    run.optOutEverywhere,
  )
  return read.map(({ client }, at): Outcome => {
    const row = rows[at]
    if (row) return { kind: 'new', ours: row.id, organizationId: client.id }
    return rejectRow(threads[at] ? otherOrganization : noThread)
  })
}

const writeInterviews = async (tx: Tx, run: Run, read: readonly IncomingRow<BroughtInterview>[]) =>
  await withCandidates(tx, run, read, async (good, candidates) => {
    const places = await namedBy(tx, run, 'locations', good, 'location_id')
    const rows = good.map(({ client, value }, at) => {
      const place = places[at]
      const location_id = place?.isHere && place.organizationId === client.id ? place.ours : null
      return { ...value, id: randomUUID(), organization_id: client.id, candidate_id: candidates[at] ?? '', location_id }
    })
    await bringInterviews(tx, rows)
    const ids = rows.map(({ id }) => id)
    return toOutcomes(
      good,
      ids,
      ids.map((id) => ({ id, ours: id })),
    )
  })

/** The history of candidates: no entry is sent, counted or reminded of again. */
export const historySteps: readonly Step[] = [
  { table: 'text_recipients', write: createJudgedStep(checkThreadRow, writeThreads) },
  { table: 'text_messages', write: createJudgedStep(checkMessageRow, writeMessages) },
  { table: 'interviews', write: createJudgedStep(checkInterviewRow, writeInterviews) },
]
