import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { createNotFound } from '../../directory/server/public.ts'
import { makePersonFile, personFiles } from '../contract/person-files.ts'
import { type CandidateFileKind, formatPersonFileName, getEventName } from '../rules/person-file-kinds.ts'
import { writePersonFileJob } from './jobs/write-person-file.ts'
import {
  insertPersonFile,
  isOwnPersonFile,
  loadOwnPersonFile,
  loadPersonFiles,
  toShownPersonFile,
} from './person-file-records.ts'

const subject = z.object({
  organization_id: z.string(),
  full_name: z.nullable(z.string()),
  time_zone: z.string(),
  is_score_hidden: z.boolean(),
  is_being_read: z.boolean(),
})

const loadSubject = async (tx: Tx, id: string) => {
  const found = await tx.one(
    subject,
    sql`select c.organization_id, c.full_name, o.time_zone, c.is_score_hidden, coalesce(s.state in ('due', 'scoring'), false) as is_being_read
        from all_candidates c join organizations o on o.id = c.organization_id
        left join resume_scores s on s.organization_id = c.organization_id and s.candidate_id = c.id
        where ${tenantCondition(tx, 'c')} and c.id = ${id}`,
  )
  if (!found) throw createNotFound()
  return found
}

/** Refuses the record of a decision while its score is hidden from people, or is being worked out again. */
const assertDecided = (kind: CandidateFileKind, { is_score_hidden, is_being_read }: z.output<typeof subject>) => {
  if (kind !== 'decision') return
  if (is_score_hidden)
    throw new UserError('conflict', 'This candidate is in the blind sample. Decide first, then create the record.')
  if (is_being_read) throw new UserError('conflict', 'We’re reading the resume again. Try again in a minute.')
}

/** Requests a file about a candidate, which a job writes. One of your own that is being written is not started twice. */
export const makePersonFileRoute = command(makePersonFile, async ({ input, tx, actor, now }) => {
  const { id: candidateId, kind } = input
  const found = await loadSubject(tx, candidateId)
  assertDecided(kind, found)
  const own = isOwnPersonFile(actor, now)
  const [waiting] = await loadPersonFiles(
    tx,
    sql`p.candidate_id = ${candidateId} and p.kind = ${kind} and p.state = 'waiting' and ${own}`,
  )
  if (waiting) return { reply: toShownPersonFile(waiting) }
  const { organization_id: organizationId, time_zone } = found
  const fileName = formatPersonFileName(kind, cleanName(found.full_name ?? ''), toLocalDay(now, time_zone))
  const personFileId = await insertPersonFile(tx, actor, { organizationId, candidateId, kind, fileName }, now)
  await writePersonFileJob.enqueue(tx, { organizationId, personFileId })
  return {
    reply: toShownPersonFile(await loadOwnPersonFile(tx, actor, personFileId, now)),
    events: [
      { name: getEventName(kind, 'made'), about: candidateId, organizationId, after: { person_file_id: personFileId } },
    ],
  }
})

/** Lists your own files about a candidate that have not expired. */
export const personFilesRoute = query(personFiles, async ({ input, tx, actor, now }) => {
  await loadSubject(tx, input.id)
  const rows = await loadPersonFiles(tx, sql`p.candidate_id = ${input.id} and ${isOwnPersonFile(actor, now)}`)
  return { files: rows.map(toShownPersonFile) }
})
