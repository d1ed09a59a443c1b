import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { findClosestNames } from '../rules/find-closest-names.ts'

const named = z.object({ id: z.string(), name: z.string() })
const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** The organization of that name in any case, or of that id; asks back when there is none or more than one. For platform staff's eyes. */
export const findOrganization = async (tx: Tx, wanted: string): Promise<{ id: string; name: string }> => {
  const all = await tx.rows(named, sql`select id, name from organizations order by name, id`)
  const found = all.filter(({ id, name }) => plain(name) === plain(wanted) || id === plain(wanted))
  const [only, ...others] = found
  if (!only) {
    const near = findClosestNames(
      wanted,
      all.map(({ name }) => name),
    )
    throw new UserError('not-found', `No organization is named "${wanted}". The closest names: ${near.join(', ')}.`)
  }
  if (others.length > 0) {
    const ids = found.map(({ id }) => id).join(', ')
    throw new UserError(
      'conflict',
      `${found.length} organizations are named "${wanted}". Use one of their IDs: ${ids}.`,
    )
  }
  return only
}
