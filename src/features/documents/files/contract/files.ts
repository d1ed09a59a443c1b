import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { nullableText, timeZone } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { checkStates } from '../rules/document-check.ts'
import { documentTypes } from '../rules/document-kind.ts'
export const kind = z.enum(['folders', 'files'])

/** The result of the check of the bytes; null when no one checked yet. */
const documentCheck = z.nullable(
  z.object({
    state: z.enum(['waiting', 'checked', 'quarantined']),
    reason: nullableText,
    scanner: nullableText,
    checked_at: nullableText,
    released_by: nullableText,
    released_at: nullableText,
    release_reason: nullableText,
  }),
)

/** A folder or a file, as a list shows it. */
const documentEntry = z.object({
  kind,
  id: z.string(),
  name: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  /** Its folder; null at the top, and for files of a candidate. */
  folder_id: nullableText,
  folder: nullableText,
  candidate: z.nullable(z.object({ id: z.string(), name: z.string(), position: z.enum(positions) })),
  /** How much a folder holds: folders and files directly in it. */
  items: z.nullable(z.number()),
  size: z.nullable(z.number()),
  mime: nullableText,
  version: z.nullable(z.number()),
  by: nullableText,
  updated_at: z.string(),
  expires_on: nullableText,
  /** Of a file: the result of its check, and whether the person may open it. */
  check: documentCheck,
  opens: z.boolean(),
  /** The setting of this folder itself; `limited` holds for everything within one. */
  restricted: z.boolean(),
  limited: z.boolean(),
  /** How many people in addition to Admins a restricted folder names. */
  people: z.number(),
  deleted_at: nullableText,
  /** The day on which the trash forgets it. */
  gone_on: nullableText,
})
export type DocumentEntry = z.infer<typeof documentEntry>

const documentSorts = ['name', 'newest', 'largest', 'expires'] as const

/** `folder`: its contents (the top without one); a search covers every name of the organization. */
const asked = {
  timeZone,
  view: z._default(z.enum(['folder', 'candidates', 'expiring', 'trash']), 'folder'),
  folder: z.optional(z.guid()),
  organization: z.optional(z.guid()),
  q: z._default(z.string().check(z.maxLength(200)), ''),
  expiry: z.optional(z.enum(['soon', 'expired'])),
  type: z.optional(z.enum(documentTypes)),
  by: z.optional(z.guid()),
  check: z.optional(z.enum(checkStates)),
  sort: z._default(z.enum(documentSorts), 'name'),
}

export const documents = endpoint({
  method: 'GET',
  path: '/api/documents',
  summary: 'List folders and files, 25 per page',
  needs: 'candidates:see',
  input: z.object({
    ...asked,
    page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  }),
  reply: z.object({
    rows: z.array(documentEntry),
    total: z.number(),
    /** The folders above, outermost first, the open one last. */
    path: z.array(z.object({ id: z.string(), name: z.string(), organization_id: z.string(), limited: z.boolean() })),
  }),
  reads: ['documents'],
  example: (id) => ({ folder: id('folder') }),
})

/** The rows of the list, all pages. */
export const exportDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/export',
  summary: 'Download the list of documents as CSV',
  needs: 'candidates:see',
  input: z.object(asked),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ folder: id('folder') }),
})

/** The uploaders of documents that are there now. */
export const uploaders = endpoint({
  method: 'GET',
  path: '/api/documents/uploaders',
  summary: 'List people to filter documents by',
  needs: 'candidates:see',
  input: z.object({ organization: z.optional(z.guid()) }),
  reply: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  reads: ['documents'],
  example: () => ({}),
})

/** For the choice of who sees a folder. */
export const folderPeople = endpoint({
  method: 'GET',
  path: '/api/documents/folders/{id}/people',
  summary: 'List an organization’s people and who can see a folder',
  needs: 'users:manage',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    restricted: z.boolean(),
    /** Admins see every folder and are not listed. */
    people: z.array(z.object({ id: z.string(), name: z.string(), chosen: z.boolean() })),
  }),
  reads: ['documents', 'users'],
  example: (id) => ({ id: id('folder') }),
})

export const folderTree = endpoint({
  method: 'GET',
  path: '/api/documents/tree',
  summary: 'List all folders',
  needs: 'candidates:see',
  input: z.object({ organization: z.optional(z.guid()) }),
  reply: z.object({
    folders: z.array(
      z.object({
        id: z.string(),
        parent_id: nullableText,
        name: z.string(),
        organization_id: z.string(),
        organization: z.string(),
        limited: z.boolean(),
      }),
    ),
  }),
  reads: ['documents'],
  example: () => ({}),
})

/** The entries deleted together with a folder. */
export const folderContents = endpoint({
  method: 'GET',
  path: '/api/documents/folders/{id}/contents',
  summary: 'Count the folders and files in a folder, at any depth',
  needs: 'candidates:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({ folders: z.number(), files: z.number() }),
  reads: ['documents'],
  example: (id) => ({ id: id('folder') }),
})

const version = z.object({
  number: z.number(),
  size: z.number(),
  mime: z.string(),
  by: nullableText,
  created_at: z.string(),
  current: z.boolean(),
  check: documentCheck,
  opens: z.boolean(),
})

export const documentDetails = endpoint({
  method: 'GET',
  path: '/api/documents/files/{id}',
  summary: 'Get a file and its versions, current one first',
  needs: 'candidates:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({ file: documentEntry, versions: z.array(version) }),
  reads: ['documents'],
  example: (id) => ({ id: id('document') }),
})

/** Ranges, an ETag, `nosniff` and a policy that runs nothing; what cannot be previewed is always a download. */
export const documentContent = endpoint({
  method: 'GET',
  path: '/api/documents/files/{id}/content',
  summary: 'View or download a file; each access is logged',
  needs: 'candidates:see',
  input: z.object({
    id: z.guid(),
    version: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    as: z._default(z.enum(['download', 'view']), 'download'),
  }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('document') }),
})

export const candidateDocuments = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/documents',
  summary: 'List a candidate’s files',
  needs: 'candidates:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({ rows: z.array(documentEntry) }),
  reads: ['documents'],
  example: (id) => ({ id: id('candidate') }),
})
