import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'

const gone = 'This file is no longer here. Choose it again.'
const upload = z.object({
  stored_as: z.string(),
  file_name: z.string(),
  about: z.object({ headers: z.array(z.string()), rows: z.number() }),
})

export const uploadGone = () => UserError.at('upload_id', gone, 'not-found')

/** Your own file that waits to be loaded; anything else is not found. */
export const importUpload = async (tx: Tx, actor: Caller, id: string) => {
  const found = await tx.one(
    upload,
    sql`select stored_as, file_name, text::jsonb as about from uploads where ${tenantCondition(tx)} and id = ${id} and made_by = ${actor.userId} and kind = 'import' and used_at is null`,
  )
  if (!found) throw uploadGone()
  return found
}

/** The organization that is loaded into: your own, or the one platform staff name. */
export const organizationToLoad = async (tx: Tx, actor: Caller, wanted: string | null) => {
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${wanted ?? actor.organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found.id
}
