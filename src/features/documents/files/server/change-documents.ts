import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { parseDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { addFolder, moveDocument, renameDocument, setDocumentExpiry } from '../contract/changes.ts'
import { findKind } from '../rules/document-kind.ts'
import { addExtension, checkTypedName, type DocumentKind } from '../rules/document-name.ts'
import { refuseMissingDocument, refuseMissingFolder } from './entries.ts'
import {
  findFreeName,
  lockFile,
  lockFolder,
  lockFolderTree,
  restrictDescendants,
  type StoredFile,
  type StoredFolder,
  seeEverything,
} from './folder-tree.ts'

type About = { id: string; organization_id: string; candidate_id?: string | null; folder_id?: string | null }

/**
 * The subject of an event: the candidate while they hold the file; in a folder, which others may not see, the file
 * itself.
 */
const getAboutId = (row: About): string => (row.folder_id ? row.id : (row.candidate_id ?? row.id))

/** An event about a folder, a file, or the candidate whose file it is. */
export const createDocumentEvent = (
  kind: DocumentKind,
  what: string,
  row: About,
  before: unknown,
  after: unknown,
): DomainEvent => ({
  name: `${kind === 'folders' ? 'documentFolder' : 'document'}.${what}`,
  about: getAboutId(row),
  candidateId: row.folder_id ? row.candidate_id : null,
  organizationId: row.organization_id,
  before,
  after,
})

export const requireLiveFolder = async (tx: Tx, id: string): Promise<StoredFolder> => {
  const row = await lockFolder(tx, id)
  if (row.deleted_at !== null) throw refuseMissingFolder()
  return row
}

export const requireLiveFile = async (tx: Tx, id: string): Promise<StoredFile> => {
  const row = await lockFile(tx, id)
  if (row.deleted_at !== null) throw refuseMissingDocument()
  return row
}

const nameFrom = (text: string, kind: DocumentKind): string => {
  const { name, problem } = checkTypedName(text, kind)
  if (problem) throw UserError.at('name', problem)
  return name
}

const organizationFor = async (tx: Tx, actor: Caller, asked: string | null): Promise<string> => {
  if (asked === null || asked === actor.organizationId) return actor.organizationId
  const found = await tx.one(z.object({ id: z.string() }), sql`select id from organizations where id = ${asked}`)
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found.id
}

/** A new folder; only an Admin may limit it from the start. */
export const addFolderRoute = command(addFolder, async ({ input, tx, actor }) => {
  const name = nameFrom(input.name, 'folders')
  if (input.restricted && !actor.rights.includes('users:manage'))
    throw new UserError('forbidden', 'Only an Admin can limit a folder to Admins.')
  const parent = input.parent_id === null ? null : await requireLiveFolder(tx, input.parent_id)
  const organization_id = parent?.organization_id ?? (await organizationFor(tx, actor, input.organization_id))
  await lockFolderTree(tx, organization_id)
  await seeEverything(tx)
  const id = randomUUID()
  const free = await findFreeName(tx, 'folders', name, { organizationId: organization_id, parentId: input.parent_id })
  await tx.run(sql`insert into document_folders (id, organization_id, parent_id, name, restricted, made_by)
    values (${id}, ${organization_id}, ${input.parent_id}, ${free}, ${input.restricted}, ${actor.userId})`)
  await restrictDescendants(tx, id)
  const event = createDocumentEvent('folders', 'added', { id, organization_id }, null, {
    name: free,
    restricted: input.restricted,
  })
  return { reply: { id, name: free }, events: [event] }
})

const getPlace = (row: StoredFolder | StoredFile) => ({
  organizationId: row.organization_id,
  parentId: 'folder_id' in row ? row.folder_id : row.parent_id,
  candidateId: 'candidate_id' in row ? row.candidate_id : null,
  except: row.id,
})

const table = (kind: DocumentKind) => sql.identifier(kind === 'folders' ? 'document_folders' : 'document_files')

/**
 * A file keeps the extension of its kind; a name that is taken gets a number. The reply’s `before` is what Undo
 * writes back.
 */
export const renameDocumentRoute = command(renameDocument, async ({ input, tx }) => {
  const { kind, id } = input
  const row = kind === 'folders' ? await requireLiveFolder(tx, id) : await requireLiveFile(tx, id)
  const typed = nameFrom(input.name, kind)
  const wanted = 'mime' in row ? addExtension(typed, findKind(row.mime)?.extensions ?? []) : typed
  if (wanted === row.name) return { reply: { id, name: row.name, before: row.name } }
  await seeEverything(tx)
  const name = await findFreeName(tx, kind, wanted, getPlace(row))
  await tx.run(sql`update ${table(kind)} set name = ${name} where ${tenantCondition(tx)} and id = ${id}`)
  return {
    reply: { id, name, before: row.name },
    events: [createDocumentEvent(kind, 'renamed', row, { name: row.name }, { name })],
  }
})

const isInside = async (tx: Tx, folderId: string, candidate: string): Promise<boolean> => {
  const found = await tx.one(
    z.object({ inside: z.boolean() }),
    sql`with recursive up as (
          select id, parent_id from document_folders where ${tenantCondition(tx)} and id = ${candidate}
          union select d.id, d.parent_id from document_folders d join up on d.id = up.parent_id where ${tenantCondition(tx, 'd')})
        select exists (select from up where id = ${folderId}) as inside`,
  )
  return found?.inside ?? true
}

/** Moves a file or a folder with all it holds; the places of the organization are locked, so two moves cannot make a circle. */
export const moveDocumentRoute = command(moveDocument, async ({ input, tx }) => {
  const { kind, id, folder_id } = input
  const row = kind === 'folders' ? await requireLiveFolder(tx, id) : await requireLiveFile(tx, id)
  const place = getPlace(row)
  const to = folder_id === null ? null : await requireLiveFolder(tx, folder_id)
  if (to && to.organization_id !== row.organization_id)
    throw UserError.at('folder_id', 'Choose a folder in the same organization.')
  if (place.parentId === folder_id) return { reply: { id, name: row.name, from: place.parentId } }
  await seeEverything(tx)
  if (kind === 'folders' && folder_id !== null && (await isInside(tx, id, folder_id)))
    throw UserError.at(
      'folder_id',
      'You can’t move a folder into itself or a folder inside it. Choose another.',
      'conflict',
    )
  const name = await findFreeName(tx, kind, row.name, { ...place, parentId: folder_id })
  const column = sql.identifier(kind === 'folders' ? 'parent_id' : 'folder_id')
  await tx.run(
    sql`update ${table(kind)} set ${column} = ${folder_id}, name = ${name} where ${tenantCondition(tx)} and id = ${id}`,
  )
  if (kind === 'folders') await restrictDescendants(tx, id)
  return {
    reply: { id, name, from: place.parentId },
    events: [
      createDocumentEvent(
        kind,
        'moved',
        row,
        { name: row.name, folder_id: place.parentId },
        { name, folder_id, folder: to?.limited ? null : (to?.name ?? null) },
      ),
    ],
  }
})

/** Sets the last day of a file, typed in any form we know; empty takes it away. Refuses what is no day. */
export const setDocumentExpiryRoute = command(setDocumentExpiry, async ({ input, tx }) => {
  const typed = input.expires_on.trim()
  const day = typed === '' ? null : parseDay(typed)
  if (typed !== '' && day === null) throw UserError.at('expires_on', 'Enter a date like 3/14/2027.')
  const row = await requireLiveFile(tx, input.id)
  const reply = { id: row.id, name: row.name, before: row.expires_on }
  if (day === row.expires_on) return { reply }
  await tx.run(sql`update document_files set expires_on = ${day} where ${tenantCondition(tx)} and id = ${row.id}`)
  const event = createDocumentEvent(
    'files',
    'expirySet',
    row,
    { expires_on: row.expires_on },
    { name: row.name, expires_on: day },
  )
  return { reply, events: [event] }
})
