import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** The bytes of a picture or file of a text. Nothing in them runs. */
export const textMediaContent = endpoint({
  method: 'GET',
  path: '/api/texts/media/{id}/content',
  summary: 'A picture or file that came with a text',
  needs: 'candidates:see',
  input: z.object({ id: z.guid(), as: z._default(z.enum(['download', 'view']), 'download') }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('textMedia') }),
})

/** Makes a document of the candidate from it, once. */
export const fileTextMedia = endpoint({
  method: 'POST',
  path: '/api/texts/media/{id}/file',
  summary: 'File a picture or file of a text as a document of the candidate',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), name: z.string().check(z.maxLength(300)) }),
  reply: z.object({ documentId: z.string(), name: z.string() }),
  invalidates: ['texts', 'documents'],
  example: (id) => ({ id: id('textMedia'), name: 'CPR card' }),
})

/** The files of a candidate's texts, a line a file; the files themselves are fetched one by one. */
export const exportTextMedia = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/text-files/export',
  summary: 'The list of pictures and files of a candidate’s texts as CSV',
  needs: 'candidates:see',
  input: z.object({ id: z.guid() }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('candidate') }),
})
