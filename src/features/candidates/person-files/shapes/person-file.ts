import * as z from 'zod/mini'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { personFileKinds } from '../rules/person-file-kinds.ts'

/** A download that a job writes and its maker fetches within a week. */
export const personFile = z.object({
  id: z.string(),
  kind: z.enum(personFileKinds),
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
