import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { readResumesJob } from './jobs/read-resumes.ts'

type ReadingInput = {
  organizationId: string
  candidateId: string
  storedAs: string
  address: string
  now: Date
  isBeside?: boolean
  /** The name it had in an email: it is kept under it, also when it is no résumé that can be read. */
  fileName?: string | null
}

/**
 * `isBeside`: of someone who was on file already; it becomes a document and never their résumé. A file that came with
 * an application waits to be read; until then no one opens it. The address is kept sealed, to take turns.
 */
export const queueReading = async (
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { organizationId, candidateId, storedAs, address, now, isBeside = false, fileName = null }: ReadingInput,
) => {
  const sender = createHmac('sha256', config.appSecret).update(`sender ${address}`).digest('base64url')
  await tx.run(sql`insert into resume_parse_jobs (id, organization_id, candidate_id, stored_as, sender, created_at, is_beside, file_name)
    values (${randomUUID()}, ${organizationId}, ${candidateId}, ${storedAs}, ${sender}, ${now.toISOString()}, ${isBeside}, ${fileName})`)
  await readResumesJob.enqueue(tx, { organizationId: config.platformOrganizationId })
}

const reading = z.object({ state: z.enum(['waiting', 'reading', 'refused']), reason: z.nullable(z.string()) })

/**
 * Reads the state of the file that came with an application and waits to be read, or was not stored. Null if there is
 * none.
 */
export const loadReadingState = async (tx: Tx, candidateId: string) => {
  const found = await tx.one(
    reading,
    sql`select state, reason from resume_parse_jobs where ${tenantCondition(tx)} and candidate_id = ${candidateId} order by created_at desc limit 1`,
  )
  if (!found) return null
  return { waits: found.state !== 'refused', reason: found.reason }
}
