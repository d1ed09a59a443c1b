import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { personFileKinds } from '../rules/person-file-kinds.ts'

const kind = z.enum(personFileKinds)
const one = z.object({ id: z.guid() })

const personFile = z.object({
  id: z.string(),
  kind,
  fileName: z.string(),
  total: z.number(),
  done: z.number(),
  /** `waiting` is being written; `failed` must be requested again. */
  state: z.enum(['waiting', 'ready', 'failed']),
  url: nullableText,
  /** SHA-256 of the JSON in the archive. */
  digest: nullableText,
  created_at: instant,
  expires_at: instant,
})

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
  summary: 'Get the archive of your download about a candidate',
  needs: 'records:export',
  input: one,
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 60,
  example: (id) => ({ id: id('personFile') }),
})
