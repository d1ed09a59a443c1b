import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { reasonsForDuplicate } from '../rules/look-alike.ts'

const text = z.nullable(z.string())
const looked = z.object({
  id: z.string(),
  full_name: z.string(),
  position: z.enum(['RBT', 'BCBA']),
  status: z.string(),
  created_at: z.string(),
  email_key: text,
  phone_key: text,
  namesake_key: text,
})
const columns = sql`c.id, c.full_name, c.position, c.status, c.created_at, c.email_key, c.phone_key, c.namesake_key`
const most = 200

export type Lookalike = Pick<z.infer<typeof looked>, 'full_name' | 'email_key' | 'phone_key' | 'namesake_key'>

const ofKey = (organizationId: string, key: SQL, value: string | null) =>
  sql`(select ${columns} from all_candidates c where c.organization_id = ${organizationId} and ${key} = ${value} order by c.created_at desc limit ${most})`

/** Candidates of the organization who may be the same person, the most reasons first; each key asks its own index. */
export const likelyDuplicates = async (
  tx: Tx,
  organizationId: string,
  me: Lookalike & { id: string | null },
  shown = 10,
) => {
  if (me.email_key === null && me.phone_key === null && me.namesake_key === null) return []
  const rows = await tx.rows(
    looked,
    sql`${ofKey(organizationId, sql`c.email_key`, me.email_key)} union ${ofKey(organizationId, sql`c.phone_key`, me.phone_key)}
        union ${ofKey(organizationId, sql`c.namesake_key`, me.namesake_key)}`,
  )
  return rows
    .filter(({ id }) => id !== me.id)
    .map(({ email_key, phone_key, namesake_key, full_name, ...row }) => ({
      ...row,
      name: cleanName(full_name),
      reasons: reasonsForDuplicate(me, { full_name, email_key, phone_key, namesake_key }),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length || b.created_at.localeCompare(a.created_at))
    .slice(0, shown)
}
