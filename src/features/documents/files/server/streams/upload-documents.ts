import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { uploadForCandidate, uploadToFolder, uploadToTop, uploadVersion } from '../../contract/uploads.ts'
import { findKind } from '../../rules/document-kind.ts'
import { createDocumentEvent, requireLiveFile, requireLiveFolder } from '../change-documents.ts'
import { createQuarantineEvents, type Inspection, saveCheck } from '../checks.ts'
import { findFreeName, lockFolderTree, seeEverything } from '../folder-tree.ts'
import { checkDocumentJob } from '../jobs/check-documents.ts'
import { serializeUploads } from '../serialize-uploads.ts'
import { replaceContents } from '../versions.ts'
import { readUpload } from './read-upload.ts'

const toUploadCall = <C extends object>({ clock, config }: Services, call: C) => ({
  ...call,
  now: clock(),
  scanner: config.clamav !== undefined,
})

type UploadedFile = {
  looked: Inspection
  name: string
  size: number
  mime: string
  stored_as: string
  by: string
  at: string
}
type Place = { organization_id: string; folder_id: string | null; candidate_id: string | null }
type Call = {
  actor: Caller
  transact: Transact
  request: FastifyRequest
  reply: FastifyReply
  now: Date
  scanner: boolean
}

/**
 * Bytes first, row second, both or none: any failure after the bytes were stored removes them again, and a place that
 * the person may not use is refused before a byte is stored.
 */
const take = async <T extends object>(
  files: FileStore,
  call: Call,
  whereTo: (tx: Tx) => Promise<string>,
  save: (tx: Tx, taken: UploadedFile) => Promise<T>,
): Promise<T & { held: string | null }> => {
  const { actor, transact, request, reply, now, scanner } = call
  const organization = await transact(whereTo, { readOnly: true })
  return await readUpload(actor.userId, request, reply, async ({ bytes, mime, name, active: reason }) => {
    const stored_as = `documents/${organization}/${randomUUID()}${findKind(mime)?.extensions[0] ?? ''}`
    const looked = { state: reason !== null ? 'quarantined' : scanner ? 'waiting' : 'checked', reason } as const
    const taken = { looked, name, size: bytes.length, mime, stored_as, by: actor.userId, at: now.toISOString() }
    const tell = async (tx: Tx) => {
      const saved = await save(tx, taken)
      await saveCheck(tx, { organizationId: organization, ...taken }, looked)
      if (looked.state === 'waiting')
        await checkDocumentJob.enqueue(tx, { organizationId: actor.organizationId, storedAs: stored_as })
      return { ...saved, held: reason }
    }
    const inOrder = async () => await serializeUploads(organization, async () => await transact(tell))
    return await files.keep(stored_as, bytes, mime, inOrder)
  })
}

const add = async (tx: Tx, { organization_id, folder_id, candidate_id }: Place, taken: UploadedFile) => {
  await lockFolderTree(tx, organization_id)
  await seeEverything(tx)
  const id = randomUUID()
  const place = { organizationId: organization_id, parentId: folder_id, candidateId: candidate_id }
  const name = await findFreeName(tx, 'files', taken.name, place)
  await tx.run(sql`insert into document_files (id, organization_id, folder_id, candidate_id, name, size, mime, stored_as, uploaded_by, created_at, updated_at)
    values (${id}, ${organization_id}, ${folder_id}, ${candidate_id}, ${name}, ${taken.size}, ${taken.mime},
      ${taken.stored_as}, ${taken.by}, ${taken.at}, ${taken.at})`)
  const event = createDocumentEvent('files', 'uploaded', { id, organization_id, candidate_id, folder_id }, null, {
    name,
    size: taken.size,
  })
  await recordEvents(tx, taken.by, [
    event,
    ...createQuarantineEvents({ id, organization_id, candidate_id, folder_id }, name, taken.looked),
  ])
  await notifyChange(tx, [organization_id], ['documents'])
  return { id, name, version: 1 }
}

const row = z.object({ organization_id: z.string() })
const only = async (tx: Tx, query: ReturnType<typeof sql>, what: string): Promise<string> => {
  const found = await tx.one(row, query)
  if (!found) throw new UserError('not-found', `${what} not found`)
  return found.organization_id
}
const organization = (id: string) => async (tx: Tx) =>
  await only(tx, sql`select id as organization_id from organizations where id = ${id}`, 'Organization')
const candidate = (id: string) => async (tx: Tx) =>
  await only(
    tx,
    sql`select organization_id from all_candidates where ${tenantCondition(tx)} and id = ${id}`,
    'Candidate',
  )
const folder = (id: string) => async (tx: Tx) =>
  await only(
    tx,
    sql`select organization_id from document_folders where ${tenantCondition(tx)} and id = ${id} and deleted_at is null`,
    'Folder',
  )
const file = (id: string) => async (tx: Tx) =>
  await only(
    tx,
    sql`select organization_id from document_files where ${tenantCondition(tx)} and id = ${id} and deleted_at is null`,
    'Document',
  )

/** Stores files in an organization, outside of its folders. */
export const uploadToTopRoute = stream(uploadToTop, async ({ input, services, ...call }) => {
  const { files } = services
  const where = organization(input.id)
  return await take(files, toUploadCall(services, call), where, async (tx, taken) => {
    const organization_id = await where(tx)
    return await add(tx, { organization_id, folder_id: null, candidate_id: null }, taken)
  })
})

/** Files into a folder; the folder is looked for again once the bytes are here, as it may be gone by then. */
export const uploadToFolderRoute = stream(uploadToFolder, async ({ input, services, ...call }) =>
  take(services.files, toUploadCall(services, call), folder(input.id), async (tx, taken) => {
    const { id, organization_id } = await requireLiveFolder(tx, input.id)
    return await add(tx, { organization_id, folder_id: id, candidate_id: null }, taken)
  }),
)

/** Files of one candidate, seen on their page. */
export const uploadForCandidateRoute = stream(uploadForCandidate, async ({ input, services, ...call }) => {
  const { files } = services
  const where = candidate(input.id)
  return await take(files, toUploadCall(services, call), where, async (tx, taken) => {
    const organization_id = await where(tx)
    return await add(tx, { organization_id, folder_id: null, candidate_id: input.id }, taken)
  })
})

/** New contents for a file that is there: the older ones become a version, and what its check holds is recorded. */
export const uploadVersionRoute = stream(uploadVersion, async ({ input, services, ...call }) =>
  take(services.files, toUploadCall(services, call), file(input.id), async (tx, taken) => {
    const old = await requireLiveFile(tx, input.id)
    const { number, name } = await replaceContents(tx, old, taken)
    const event = createDocumentEvent('files', 'versionAdded', old, { version: old.version }, { name, version: number })
    await recordEvents(tx, taken.by, [event, ...createQuarantineEvents(old, name, taken.looked)])
    await notifyChange(tx, [old.organization_id], ['documents'])
    return { id: old.id, name, version: number }
  }),
)
