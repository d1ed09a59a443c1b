import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { formatPersonFileName, getEventName } from '../../../candidates/person-files/rules/person-file-kinds.ts'
import {
  insertPersonFile,
  loadOwnOrganizationExports,
  loadOwnPersonFile,
  toShownPersonFile,
} from '../../../candidates/person-files/server/public.ts'
import { makeOrganizationExport, organizationExports } from '../contract/organization-exports.ts'
import { writeOrganizationExportJob } from './jobs/write-organization-export.ts'

const subject = z.object({ name: z.string(), time_zone: z.string() })

const loadSubject = async (tx: Tx, id: string) => {
  const found = await tx.one(subject, sql`select o.name, o.time_zone from organizations o where o.id = ${id}`)
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

/** Requests an export, which a job writes. One of your own that is being written is not started twice. */
export const makeOrganizationExportRoute = command(
  makeOrganizationExport,
  async ({ input: { id: organizationId }, tx, actor, now, settings }) => {
    const { name, time_zone } = await loadSubject(tx, organizationId)
    if (organizationId === settings.platformOrganizationId)
      throw new UserError('conflict', 'This service’s own organization has no export. Make a backup instead.')
    const own = await loadOwnOrganizationExports(tx, actor, organizationId, now)
    const waiting = own.find(({ state }) => state === 'waiting')
    if (waiting) return { reply: toShownPersonFile(waiting) }
    const fileName = formatPersonFileName('organization', name, toLocalDay(now, time_zone))
    const wanted = { organizationId, candidateId: null, kind: 'organization', fileName } as const
    const personFileId = await insertPersonFile(tx, actor, wanted, now)
    await writeOrganizationExportJob.enqueue(tx, { organizationId, personFileId })
    return {
      reply: toShownPersonFile(await loadOwnPersonFile(tx, actor, personFileId, now)),
      events: [
        {
          name: getEventName('organization', 'made'),
          about: organizationId,
          organizationId,
          after: { person_file_id: personFileId },
        },
      ],
    }
  },
)

/** Lists your own exports of an organization that have not expired. */
export const organizationExportsRoute = query(organizationExports, async ({ input: { id }, tx, actor, now }) => {
  await loadSubject(tx, id)
  const rows = await loadOwnOrganizationExports(tx, actor, id, now)
  return { files: rows.map(toShownPersonFile) }
})
