import * as z from 'zod/mini'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { timeZone } from '../../platform/shared/schemas.ts'

const text = z.nullable(z.string())
export const kind = z.enum(['folders', 'files'])

/** A folder or a file, as a list shows it. */
export const documentEntry = z.object({
  kind,
  id: z.string(),
  name: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  /** The folder it lies in; null at the top, and for files of a candidate. */
  folder_id: text,
  folder: text,
  candidate: z.nullable(z.object({ id: z.string(), name: z.string(), position: z.enum(['RBT', 'BCBA']) })),
  /** How much a folder holds: folders and files directly in it. */
  items: z.nullable(z.number()),
  size: z.nullable(z.number()),
  mime: text,
  version: z.nullable(z.number()),
  by: text,
  updated_at: z.string(),
  expires_on: text,
  /** Said of this folder itself; `limited` holds for all that lies in one. */
  restricted: z.boolean(),
  limited: z.boolean(),
  deleted_at: text,
  /** The day on which the trash forgets it. */
  gone_on: text,
})
export type DocumentEntry = z.infer<typeof documentEntry>

export const documentSorts = ['name', 'newest', 'largest', 'expires'] as const

/** `folder`: what lies in it (at the top without one); a search looks at every name of the organization. */
export const documents = endpoint({
  method: 'GET',
  path: '/api/documents',
  summary: 'A page of 25 folders and files',
  needs: 'candidates:see',
  input: z.object({
    timeZone,
    view: z._default(z.enum(['folder', 'candidates', 'expiring', 'trash']), 'folder'),
    folder: z.optional(z.uuid()),
    organization: z.optional(z.uuid()),
    q: z._default(z.string().check(z.maxLength(200)), ''),
    expiry: z.optional(z.enum(['soon', 'expired'])),
    sort: z._default(z.enum(documentSorts), 'name'),
    page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  }),
  reply: z.object({
    rows: z.array(documentEntry),
    total: z.number(),
    /** The folders above, outermost first, the open one last. */
    path: z.array(z.object({ id: z.string(), name: z.string(), organization_id: z.string(), limited: z.boolean() })),
  }),
  example: (id) => ({ folder: id('folder') }),
})

export const folderTree = endpoint({
  method: 'GET',
  path: '/api/documents/tree',
  summary: 'All folders, for the tree and for choosing one',
  needs: 'candidates:see',
  input: z.object({ organization: z.optional(z.uuid()) }),
  reply: z.object({
    folders: z.array(
      z.object({
        id: z.string(),
        parent_id: text,
        name: z.string(),
        organization_id: z.string(),
        organization: z.string(),
        limited: z.boolean(),
      }),
    ),
  }),
  example: () => ({}),
})

/** What deleting a folder takes along. */
export const folderContents = endpoint({
  method: 'GET',
  path: '/api/documents/folders/{id}/contents',
  summary: 'How many folders and files lie in a folder, at any depth',
  needs: 'candidates:see',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ folders: z.number(), files: z.number() }),
  example: (id) => ({ id: id('folder') }),
})

const version = z.object({
  number: z.number(),
  size: z.number(),
  mime: z.string(),
  by: text,
  created_at: z.string(),
  current: z.boolean(),
})

export const documentDetails = endpoint({
  method: 'GET',
  path: '/api/documents/files/{id}',
  summary: 'A file and its versions, the present one first',
  needs: 'candidates:see',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ file: documentEntry, versions: z.array(version) }),
  example: (id) => ({ id: id('document') }),
})

/** Ranges, an ETag, `nosniff` and a policy that runs nothing; what cannot be previewed is always a download. */
export const documentContent = endpoint({
  method: 'GET',
  path: '/api/documents/files/{id}/content',
  summary: 'The bytes of a file, to look at or to download; each is recorded',
  needs: 'candidates:see',
  input: z.object({
    id: z.uuid(),
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
  summary: 'The files of a candidate',
  needs: 'candidates:see',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ rows: z.array(documentEntry) }),
  example: (id) => ({ id: id('candidate') }),
})
