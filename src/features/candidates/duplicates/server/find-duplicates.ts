import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { findDuplicates } from '../contract/duplicates.ts'
import { findLikelyDuplicates } from './find-likely-duplicates.ts'

/** Finds likely duplicates of the person being typed, with the key functions of the stored rows. */
export const findDuplicatesRoute = query(findDuplicates, async ({ input, tx, actor }) => {
  const { organization_id, ...typed } = input
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${organization_id ?? actor.organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return { duplicates: await findLikelyDuplicates(tx, found.id, { ...typed, id: null }, 5) }
})
