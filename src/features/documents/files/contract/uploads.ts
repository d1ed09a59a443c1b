import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

const input = z.object({ id: z.guid() })
const reply = z.object({ id: z.string(), name: z.string(), version: z.number(), held: z.nullable(z.string()) })
const invalidates: ['documents'] = ['documents']
const form = { file: 'file' } as const
const shared = { method: 'POST', needs: 'candidates:edit', input, reply, invalidates, form } as const
/** The multipart field `file`, at most 25 MB; a body of another kind keeps to the usual limit. */
const pace = { rateLimit: 240 } as const

export const uploadToTop = endpoint({
  ...shared,
  ...pace,
  path: '/api/documents/organizations/{id}/files',
  summary: 'Upload a file outside any folder',
  example: (id) => ({ id: id('organization') }),
})

export const uploadToFolder = endpoint({
  ...shared,
  ...pace,
  path: '/api/documents/folders/{id}/files',
  summary: 'Upload a file to a folder',
  example: (id) => ({ id: id('folder') }),
})

export const uploadVersion = endpoint({
  ...shared,
  ...pace,
  path: '/api/documents/files/{id}/versions',
  summary: 'Upload a new version of a file; the old one is kept',
  example: (id) => ({ id: id('document') }),
})

export const uploadForCandidate = endpoint({
  ...shared,
  ...pace,
  path: '/api/candidates/{id}/documents',
  summary: 'Upload a file for a candidate',
  example: (id) => ({ id: id('candidate') }),
})
