import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { candidateVideoFile } from '../../contract/directory.ts'

const file = z.object({ key: z.nullable(z.string()), full_name: z.string(), organization_id: z.string() })

/** A video introduction that we hold, with ranges so that it can be sought. */
export const candidateVideoFileRoute = stream(
  candidateVideoFile,
  async ({ input, transact, reply, services: { files } }) => {
    const found = await transact(
      async (tx) =>
        await tx.one(
          file,
          sql`select video_file as key, full_name, organization_id from all_candidates where ${tenantCondition(tx)} and id = ${input.id}`,
        ),
      { readOnly: true },
    )
    if (!found?.key) throw new UserError('not-found', 'File not found')
    return await files.send(reply, found.key)
  },
)
