import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { candidateResumeFile } from '../../contract/resumes.ts'

const file = z.object({ key: z.nullable(z.string()), full_name: z.string(), organization_id: z.string() })

/** The résumé file as it was received, as a download, and nothing in it runs where it is shown; opening it is recorded. */
export const candidateResumeFileRoute = stream(
  candidateResumeFile,
  async ({ input, actor, transact, reply, services: { files } }) => {
    const open = async (tx: Tx) => {
      const row = await tx.one(
        file,
        sql`select resume_file as key, full_name, organization_id from all_candidates where ${tenantCondition(tx)} and id = ${input.id}`,
      )
      if (row)
        await recordEvents(tx, actor.userId, [
          { name: 'resume.opened', about: input.id, organizationId: row.organization_id },
        ])
      return row
    }
    const found = await transact(open, { records: true })
    if (!found?.key) throw new UserError('not-found', 'File not found')
    return await files.send(reply, found.key, {
      name: `${cleanName(found.full_name) || 'resume'}.${found.key.split('.').at(-1)}`,
      download: true,
      harmless: true,
    })
  },
)
