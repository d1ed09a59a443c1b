import * as z from 'zod/mini'
import { UserError } from '../../../../../rules/user-error.ts'

const by = z.object({ kind: z.enum(['person', 'platform', 'product']), name: z.nullable(z.string()) })
const details = z.object({
  met: z.array(
    z.object({ id: z.string(), name: z.string(), now: z.string(), by: z.nullable(by), at: z.nullable(z.string()) }),
  ),
  now: z.record(z.string(), z.string()),
})
/** People moved by someone else: the first of them with author and time, and the current status of each. */
export type Conflict = z.output<typeof details>

/** The conflict, when that is why a change of status was refused. */
export const getConflict = (error: unknown): Conflict | null => {
  if (!(error instanceof UserError) || error.code !== 'conflict') return null
  const read = details.safeParse(error.details)
  return read.success ? read.data : null
}
