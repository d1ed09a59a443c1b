import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { kind } from './files.ts'

const name = z.string().check(z.maxLength(1_000))
/** Its new name: "Policies (2)" where "Policies" was taken. */
const named = z.object({ id: z.string(), name: z.string() })
const invalidates: ['documents'] = ['documents']

/** `organization_id` counts for platform staff at the top; in a folder its own organization does. */
export const addFolder = endpoint({
  method: 'POST',
  path: '/api/documents/folders',
  summary: 'Add a folder',
  needs: 'candidates:edit',
  input: z.object({
    name,
    parent_id: z._default(z.nullable(z.guid()), null),
    organization_id: z._default(z.nullable(z.guid()), null),
    restricted: z._default(z.boolean(), false),
  }),
  reply: named,
  invalidates,
  example: (id) => ({ name: 'Checklists', parent_id: id('folder') }),
})

export const renameDocument = endpoint({
  method: 'PUT',
  path: '/api/documents/{kind}/{id}/name',
  summary: 'Rename a folder or file; a file keeps its extension',
  needs: 'candidates:edit',
  input: z.object({ kind, id: z.guid(), name }),
  reply: z.extend(named, { before: z.string() }),
  invalidates,
  example: (id) => ({ kind: 'files' as const, id: id('document'), name: 'b.txt' }),
})

/** A folder never moves into itself or into one below it. */
export const moveDocument = endpoint({
  method: 'PUT',
  path: '/api/documents/{kind}/{id}/place',
  summary: 'Move a folder or file into a folder or to the top',
  needs: 'candidates:edit',
  input: z.object({ kind, id: z.guid(), folder_id: z.nullable(z.guid()) }),
  reply: z.extend(named, { from: z.nullable(z.string()) }),
  invalidates,
  example: (id) => ({ kind: 'files' as const, id: id('document'), folder_id: id('folder') }),
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/{kind}/{id}',
  summary: 'Move a file or folder to the trash for 30 days',
  needs: 'candidates:edit',
  input: z.object({ kind, id: z.guid() }),
  reply: z.extend(named, { items: z.number() }),
  invalidates,
  example: (id) => ({ kind: 'files' as const, id: id('spareDocument') }),
})

export const restoreDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{kind}/{id}/restore',
  summary: 'Restore an item from the trash',
  needs: 'candidates:edit',
  input: z.object({ kind, id: z.guid() }),
  /** `toTop`: its folder is gone. */
  reply: z.extend(named, { toTop: z.boolean() }),
  invalidates,
  example: (id) => ({ kind: 'files' as const, id: id('trashedDocument') }),
})

export const limitFolder = endpoint({
  method: 'PUT',
  path: '/api/documents/folders/{id}/restricted',
  summary: 'Limit a folder to Admins and chosen people, or open it again',
  needs: 'users:manage',
  input: z.object({
    id: z.guid(),
    restricted: z.boolean(),
    people: z._default(z.array(z.guid()).check(z.maxLength(200)), []),
  }),
  /** Its readers until now. */
  reply: z.extend(named, { before: z.object({ restricted: z.boolean(), people: z.array(z.string()) }) }),
  invalidates,
  example: (id) => ({ id: id('folder'), restricted: false }),
})

/** Opens a file that the check holds: by an Admin, with a reason. */
export const releaseDocument = endpoint({
  method: 'POST',
  path: '/api/documents/files/{id}/release',
  summary: 'Release a held file with a reason',
  needs: 'users:manage',
  input: z.object({
    id: z.guid(),
    version: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    reason: z.string().check(z.maxLength(500)),
  }),
  reply: named,
  invalidates,
  example: (id) => ({ id: id('heldDocument'), reason: 'A form of our own' }),
})

/** 3/14/2027 or 2027-03-14; empty: it does not expire. */
export const setDocumentExpiry = endpoint({
  method: 'PUT',
  path: '/api/documents/files/{id}/expiry',
  summary: 'Set when a document expires',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), expires_on: z.string().check(z.maxLength(40)) }),
  reply: z.extend(named, { before: z.nullable(z.string()) }),
  invalidates,
  example: (id) => ({ id: id('document'), expires_on: '3/14/2027' }),
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/documents/files/{id}/versions/{number}/restore',
  summary: 'Restore an earlier version; later ones are kept',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)) }),
  reply: z.extend(named, { version: z.number() }),
  invalidates,
  example: (id) => ({ id: id('document'), number: 1 }),
})
