import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { candidateFileKinds } from '../rules/person-file-kinds.ts'
import { personFile } from '../shapes/person-file.ts'

const kind = z.enum(candidateFileKinds)
const one = z.object({ id: z.guid() })

/** A job writes the archive: ask `personFiles` until it is ready. One that is being written is returned instead of a second. */
export const makePersonFile = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/person-files',
  summary: 'Request everything on file about a candidate, or the record of a decision',
  needs: 'records:export',
  input: z.extend(one, { kind }),
  reply: personFile,
  invalidates: ['candidates'],
  rateLimit: 60,
  example: (id) => ({ id: id('candidate'), kind: 'everything' as const }),
})

export const personFiles = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/person-files',
  summary: 'List your downloads about a candidate from the last 7 days',
  needs: 'records:export',
  input: one,
  reply: z.object({ files: z.array(personFile) }),
  reads: ['candidates'],
  example: (id) => ({ id: id('candidate') }),
})

/** Only your own. */
export const personFileBytes = endpoint({
  method: 'GET',
  path: '/api/person-files/{id}/file',
  summary: 'Get the archive of your download',
  needs: 'records:export',
  input: one,
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 60,
  example: (id) => ({ id: id('personFile') }),
})
