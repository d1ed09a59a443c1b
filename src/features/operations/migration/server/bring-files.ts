import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { FileStore } from '../../../../platform/server/file-store.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { readResume, storeResume } from '../../../candidates/resumes/server/public.ts'
import { bringDocument, inspectUpload } from '../../../documents/files/server/public.ts'
import { bringPicture, readPicture } from '../../../team/users/server/public.ts'
import { getCell } from '../rules/source-row.ts'
import { type BroughtDocument, judgeDocumentRow } from '../rules/work-rows.ts'
import type { FilesBelow } from './files-below.ts'
import { type Client, type KnownRow, loadKnownRows, rememberRows } from './load-known-rows.ts'
import { type Outcome, type Run, rejectRow, toContext } from './run.ts'
import type { SourceLine } from './source.ts'

/** The places of files to migrate: their folder there, and the store here. */
export type Files = { below: FilesBelow | null; store: FileStore }
type Work = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
export type Filing = { run: Run; files: Files; config: Config; inBatch: Work; dryRun: boolean }
type Entry = { line: SourceLine; id: string }

const notGiven = 'Its contents are missing. Name their folder with --files.'
const notFound = 'Its file isn’t in the --files folder.'

/** The file that a row means, looked into; a refusal of it is the reason why the row stays behind. */
const tryFile = async (
  files: Files,
  written: string,
  work: (bytes: Uint8Array) => Promise<Outcome>,
): Promise<Outcome> => {
  if (!files.below) return rejectRow(notGiven)
  const found = files.below(written)
  if (!found) return rejectRow(notFound)
  try {
    return await work(await found.read())
  } catch (error) {
    if (error instanceof UserError) return rejectRow(error.message)
    throw error
  }
}

type FilePlace = { client: Client; value: BroughtDocument; folder: string | null; candidate: string | null }

const findOwn = (known: KnownRow | undefined, client: Client) =>
  known?.isHere && known.organizationId === client.id ? known.ours : null

/** Where documents go: an outcome already for those that are here or cannot come. */
const findPlaces = async (tx: Tx, run: Run, entries: readonly Entry[]): Promise<(Outcome | FilePlace)[]> => {
  const ids = entries.map(({ id }) => id)
  const known = await loadKnownRows(tx, run.installation, 'document_files', ids)
  const judged = entries.map(({ line }) => {
    const client = run.clients.get(getCell(line.row, 'organization_id').trim()) ?? null
    return { client, read: judgeDocumentRow(line.row, toContext(run, client)) }
  })
  const good = judged.flatMap(({ read }) => (read.ok ? [read.value] : []))
  const named = (of: (value: BroughtDocument) => string) => good.map(of)
  const folders = await loadKnownRows(
    tx,
    run.installation,
    'document_folders',
    named(({ folder }) => folder),
  )
  const people = await loadKnownRows(
    tx,
    run.installation,
    'all_candidates',
    named(({ candidate }) => candidate),
  )
  return judged.map(({ client, read }, at): Outcome | FilePlace => {
    if (known.has(ids[at] ?? '')) return { kind: 'here', ours: '', organizationId: '' }
    if (!client) return rejectRow('Its organization doesn’t exist here.')
    if (!read.ok) return rejectRow(...read.reasons)
    const folder = findOwn(folders.get(read.value.folder), client)
    if (read.value.folder !== '' && folder === null) return rejectRow('Its parent folder doesn’t exist here.')
    const candidate = findOwn(people.get(read.value.candidate), client)
    if (read.value.candidate !== '' && candidate === null) return rejectRow('Its candidate doesn’t exist here.')
    return { client, value: read.value, folder, candidate }
  })
}

/** Documents one by one, each looked into as an upload is, with what is remembered of it. */
export const bringDocuments = async (filing: Filing, entries: readonly Entry[]): Promise<Outcome[]> => {
  const { run, files, config, inBatch, dryRun } = filing
  const places = await inBatch(async (tx) => await findPlaces(tx, run, entries))
  const outcomes: Outcome[] = []
  for (const [i, place] of places.entries()) {
    if ('kind' in place) {
      outcomes.push(place)
      continue
    }
    const { client, value, folder, candidate } = place
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const outcome = await tryFile(files, value.path, async (bytes): Promise<Outcome> => {
      const looked = await inspectUpload(value.name, bytes)
      const done = { kind: 'new', ours: '', organizationId: client.id } as const
      if (dryRun) return done
      const source_id = entries[i]?.id ?? ''
      await bringDocument(looked, {
        files: files.store,
        scanner: config.clamav !== undefined,
        place: { organization_id: client.id, folder_id: folder, candidate_id: candidate },
        at: value.at ?? run.now.toISOString(),
        inTransaction: inBatch,
        also: async (tx, our_id) =>
          await rememberRows(tx, run.installation, 'document_files', [
            { source_id, our_id, organization_id: client.id, label: null },
          ]),
      })
      return done
    })
    outcomes.push(outcome)
  }
  return outcomes
}

const bare = z.object({ id: z.string(), organization_id: z.string(), hasWords: z.boolean() })

/** Résumé files that candidates link to, for those who have none here. Asked only with a folder of files. */
export const bringResumes = async (filing: Filing, entries: readonly Entry[]): Promise<Outcome[]> => {
  const { run, files, config, inBatch, dryRun } = filing
  const linked = entries.filter(({ line }) => getCell(line.row, 'resume').trim() !== '')
  const { people, without } = await inBatch(async (tx) => {
    const found = await loadKnownRows(
      tx,
      run.installation,
      'all_candidates',
      linked.map(({ id }) => id),
    )
    const ids = [...found.values()].map(({ ours }) => ours)
    const rows = await tx.rows(
      bare,
      sql`select id, organization_id, coalesce(resume_text ~ '\\S', false) as "hasWords" from all_candidates
          where id = any(${sql.param(ids)}::uuid[]) and resume_file is null`,
    )
    return { people: found, without: new Map(rows.map((row) => [row.id, row])) }
  })
  const outcomes: Outcome[] = []
  for (const { line, id } of linked) {
    const person = people.get(id)
    if (!person?.isHere) continue
    const candidate = without.get(person.ours)
    const done = { ours: '', organizationId: person.organizationId }
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const outcome = await tryFile(files, getCell(line.row, 'resume'), async (bytes): Promise<Outcome> => {
      if (!candidate) return { kind: 'here', ...done }
      const read = await readResume(config.clamav, bytes)
      if (!dryRun) await storeResume(read, { files: files.store, candidate, inTransaction: inBatch })
      return { kind: 'new', ...done }
    })
    outcomes.push(outcome)
  }
  return outcomes
}

const pictured = z.object({ id: z.string(), organization_id: z.string() })

/** Profile pictures, for people who have none here. Asked only with a folder of files. */
export const bringPictures = async (filing: Filing, entries: readonly Entry[]): Promise<Outcome[]> => {
  const { run, files, config, inBatch, dryRun } = filing
  const linked = entries.filter(({ line }) => getCell(line.row, 'profile_image').trim() !== '')
  const { people, without } = await inBatch(async (tx) => {
    const ids = linked.map(({ id }) => id)
    const found = await loadKnownRows(tx, run.installation, 'users', ids)
    const ours = [...found.values()].map((one) => one.ours)
    const rows = await tx.rows(
      pictured,
      sql`select id, organization_id from reinforce_users where id = any(${sql.param(ours)}::uuid[]) and profile_image is null`,
    )
    return { people: found, without: new Map(rows.map((row) => [row.id, row])) }
  })
  const outcomes: Outcome[] = []
  for (const { line, id } of linked) {
    const known = people.get(id)
    if (!known?.isHere) continue
    const person = without.get(known.ours)
    const done = { ours: '', organizationId: known.organizationId }
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const outcome = await tryFile(files, getCell(line.row, 'profile_image'), async (bytes): Promise<Outcome> => {
      if (!person) return { kind: 'here', ...done }
      const picture = await readPicture(config.clamav, bytes)
      if (!dryRun) await bringPicture(picture, { files: files.store, person, now: run.now, inTransaction: inBatch })
      return { kind: 'new', ...done }
    })
    outcomes.push(outcome)
  }
  return outcomes
}
