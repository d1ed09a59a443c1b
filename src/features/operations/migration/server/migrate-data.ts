import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { getSystemScope } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import { type Tx, transact } from '../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { addMissingStatuses } from '../../../clients/organizations/server/public.ts'
import { getCell } from '../rules/source-row.ts'
import { type SourceTable, sourceTables } from '../rules/source-tables.ts'
import { addSentences, emptyTally, type Tally } from '../rules/tally.ts'
import { bringDocuments, bringPictures, bringResumes, type Files } from './bring-files.ts'
import { candidateStep } from './candidate-step.ts'
import { folderStep } from './folder-step.ts'
import { historySteps } from './history-steps.ts'
import {
  type Brought,
  hashId,
  type KnownRow,
  loadKnownClients,
  loadKnownRows,
  rememberRows,
} from './load-known-rows.ts'
import { organizationSteps } from './organization-steps.ts'
import { type Incoming, type Outcome, type Run, rejectRow, type Step } from './run.ts'
import type { Source, SourceFile, SourceLine } from './source.ts'
import { workSteps } from './work-steps.ts'
import { openRejects } from './write-rejects.ts'

const steps = new Map<SourceTable, Step>(
  [...organizationSteps, candidateStep, ...workSteps, ...historySteps, folderStep].map((step) => [step.table, step]),
)

const longestId = 200
/** Two reports of a month may be alike to the letter; two statuses or texts are then one. */
const mayRepeat: SourceTable = 'performance_reports'

/** The id of a row; one without is known by its content, or by how often that was there before. */
const createId = (table: SourceTable, { row }: SourceLine, before: Map<string, number>): string => {
  const own = getCell(row, 'id').trim()
  if (own !== '') return own.length <= longestId ? own : hashId(own)
  const said = Object.entries(row).filter(([, cell]) => cell !== '')
  const content = hashId(JSON.stringify(said.toSorted(([a], [b]) => (a < b ? -1 : 1))))
  if (table !== mayRepeat) return content
  const times = (before.get(content) ?? 0) + 1
  before.set(content, times)
  return `${content} ${times}`
}

const moved = 'It was imported under another name. If this is another installation, name it with --installation.'

/** An id that stands for someone else by now is of another installation: its rows must not be mixed in. */
const isAnother = (table: SourceTable, line: SourceLine, known: KnownRow) =>
  table === 'organizations' &&
  known.label !== null &&
  known.label !== getCell(line.row, 'name').trim().replace(/\s+/g, ' ')

const notHere = 'Its organization doesn’t exist here.'

type Entry = { line: SourceLine; id: string }

/** The outcome of each row of a batch: known ones are here, the others are judged and written. */
const applyEntries = async (tx: Tx, run: Run, step: Step, entries: readonly Entry[]): Promise<Outcome[]> => {
  const known = await loadKnownRows(
    tx,
    run.installation,
    step.table,
    entries.map(({ id }) => id),
  )
  const first = new Set<string>()
  const fresh: Incoming[] = []
  const answers = entries.map(({ line, id }): Outcome | null => {
    const found = known.get(id)
    if (found && isAnother(step.table, line, found)) return rejectRow(moved)
    if (found || first.has(id)) return { kind: 'here', ours: '', organizationId: '' }
    const named = getCell(line.row, 'organization_id').trim()
    const client = run.clients.get(named) ?? null
    if (named !== '' && !client) return rejectRow(notHere)
    first.add(id)
    fresh.push({ id, row: line.row, client })
    return null
  })
  const written = (fresh.length > 0 ? await step.write(tx, run, fresh) : []).values()
  return answers.map((answer) => answer ?? written.next().value ?? rejectRow('Couldn’t save it.'))
}

/** One batch with what is remembered of it, in the caller's transaction. */
const bringBatch = async (tx: Tx, run: Run, step: Step, entries: readonly Entry[], told: Set<string>, from: string) => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('bring over', 0))`)
  const outcomes = await applyEntries(tx, run, step, entries)
  const rows = outcomes.flatMap((outcome, at): Brought[] => {
    if (outcome.kind === 'refused' || outcome.ours === '') return []
    const { ours, organizationId, label } = outcome
    return [{ source_id: entries[at]?.id ?? '', our_id: ours, organization_id: organizationId, label: label ?? null }]
  })
  await rememberRows(tx, run.installation, step.table, rows)
  const touched = new Set(
    outcomes.flatMap((outcome) =>
      outcome.kind === 'new' || outcome.kind === 'changed' ? [outcome.organizationId] : [],
    ),
  )
  const first = [...touched].filter((id) => !told.has(id))
  const after = { from, installation: run.installation }
  await recordEvents(
    tx,
    null,
    first.map((id) => ({ name: 'organization.broughtOver', about: id, organizationId: id, after })),
  )
  if (step.table === 'all_candidates') await notifyChange(tx, [...touched], ['candidates'])
  return { outcomes, first }
}

const count = (tally: Tally, outcomes: readonly Outcome[]): Tally => {
  const next = { ...tally, read: tally.read + outcomes.length }
  const reasons: string[] = []
  const notes: string[] = []
  for (const outcome of outcomes) {
    next[outcome.kind] += 1
    if (outcome.kind === 'refused') reasons.push(...outcome.reasons)
    else notes.push(...(outcome.notes ?? []))
  }
  return { ...next, reasons: addSentences(tally.reasons, reasons), notes: addSentences(tally.notes, notes) }
}

export type DataMigration = {
  pool: Pool
  config: Config
  source: Source
  /** The name of the source: ids of two sources may be alike. */
  installation: string
  /** The origin of the rows: the name of the folder or the dump. */
  from: string
  dryRun: boolean
  now: Date
  /** Called when a table is done. */
  tell?: (table: string, tally: Tally) => void
  files: Files
}

/** Tallies by table, in the order in which they were brought over; résumé files and profile pictures have one of their own. */
export type Report = { tallies: Map<string, Tally>; rejects: string[] }

const noService =
  'This installation isn’t set up yet. Create its first administrator: npm run admin -- create --email … --name …'

/** Throws without the service's own organization: performance reports, and people who see every one, belong to it. */
export const refuseWithoutService = async (tx: Tx, platformId: string) => {
  const found = await tx.run(sql`select from organizations where id = ${platformId}`)
  if (found === 0) throw new UserError('not-found', noService)
}

/** Rolls a dry run back. */
export class DryRunIsOver extends Error {}

type Work = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

type Going = { asked: DataMigration; inBatch: Work; run: Run; told: Set<string>; report: Report }
type Bring = (entries: Entry[], keepRejects: (outcomes: readonly Outcome[]) => Promise<void>) => Promise<Outcome[]>

/**
 * Reads one file to its end, counts the outcomes of its rows under a name, and stores the refused ones next to the
 * source.
 */
const readThrough = async ({ asked, report }: Going, file: SourceFile, counted: string, bring: Bring) => {
  const rejects = await openRejects(asked.source.folder, file, asked.dryRun || counted !== file.table)
  const before = new Map<string, number>()
  let tally = emptyTally()
  for await (const lines of file.batches()) {
    const entries = lines.map((line) => ({ line, id: createId(file.table, line, before) }))
    tally = count(tally, await bring(entries, async (outcomes) => await rejects.add(lines, outcomes)))
  }
  report.tallies.set(counted, tally)
  const written = rejects.written()
  if (written !== null) report.rejects.push(written)
  asked.tell?.(counted, tally)
}

/** Migrates the rows of a table, a transaction for each batch, with its refused rows next to the source in the same. */
const bringRows = async (going: Going, step: Step, file: SourceFile) => {
  const { asked, inBatch, run, told } = going
  await readThrough(going, file, step.table, async (entries, keepRejects) => {
    const { outcomes, first } = await inBatch(async (tx) => {
      const done = await bringBatch(tx, run, step, entries, told, asked.from)
      await keepRejects(done.outcomes)
      return done
    })
    for (const id of first) told.add(id)
    return outcomes
  })
}

const resumeFiles = 'resume files'
const pictures = 'profile pictures'

const bringTable = async (going: Going, file: SourceFile) => {
  const { asked, inBatch, run } = going
  const { files, config, dryRun } = asked
  const step = steps.get(file.table)
  if (step) await bringRows(going, step, file)
  const filing = { run, files, config, inBatch, dryRun }
  if (file.table === 'document_files')
    await readThrough(going, file, file.table, async (entries, keepRejects) => {
      const outcomes = await bringDocuments(filing, entries)
      await keepRejects(outcomes)
      return outcomes
    })
  if (file.table === 'all_candidates' && files.below)
    await readThrough(going, file, resumeFiles, async (entries) => await bringResumes(filing, entries))
  if (file.table === 'users' && files.below)
    await readThrough(going, file, pictures, async (entries) => await bringPictures(filing, entries))
}

const bringAll = async (asked: DataMigration, inBatch: Work): Promise<Report> => {
  const { config, source, installation, now } = asked
  const report: Report = { tallies: new Map(), rejects: [] }
  const run: Run = {
    installation,
    now,
    platformId: config.platformOrganizationId,
    optOutEverywhere: config.optOutEverywhere,
    clients: new Map(),
  }
  const going = { asked, inBatch, run, told: new Set<string>(), report }
  for (const table of sourceTables) {
    run.clients = await inBatch(async (tx) => await loadKnownClients(tx, installation))
    for (const file of source.files.filter((one) => one.table === table)) await bringTable(going, file)
    if (table !== 'pipeline_statuses') continue
    const ids = [...run.clients.values()].map(({ id }) => id)
    await inBatch(async (tx) => await addMissingStatuses(tx, ids))
  }
  return report
}

/**
 * Migrates the data of another installation, table after table, 2,000 rows a transaction: after a stop half-way it
 * starts again, and existing rows stay as they are. Sends nothing; a résumé with words and no score is scored as usual.
 * A dry run does the same in one transaction and rolls it back.
 */
export const migrateData = async (asked: DataMigration): Promise<Report> => {
  const scope = getSystemScope(asked.config, asked.config.platformOrganizationId)
  if (asked.installation.trim() === '' || asked.installation.length > 80)
    throw new UserError('invalid', 'Use 1 to 80 characters for the installation’s name.')
  await transact(asked.pool, scope, async (tx) => await refuseWithoutService(tx, scope.organizationId))
  if (!asked.dryRun) return await bringAll(asked, async (work) => await transact(asked.pool, scope, work))
  let report: Report | undefined
  try {
    await transact(asked.pool, scope, async (tx) => {
      report = await bringAll(asked, async (work) => await work(tx))
      throw new DryRunIsOver()
    })
  } catch (error) {
    if (!(error instanceof DryRunIsOver) || !report) throw error
  }
  if (!report) throw new Error('The dry run didn’t finish.')
  return report
}
