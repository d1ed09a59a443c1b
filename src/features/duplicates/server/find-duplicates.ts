import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { findDuplicates } from '../contract.ts'
import { likelyDuplicates } from './likely-duplicates.ts'

const text = z.nullable(z.string())
const keys = z.object({ id: z.string(), email_key: text, phone_key: text, namesake_key: text })

/** Who the person being typed may be; the keys are made by the same functions as those of the stored rows. */
export const findDuplicatesRoute = query(findDuplicates, async ({ input, tx, actor }) => {
  const { full_name, email_address, phone_number, city } = input
  const found = await tx.one(
    keys,
    sql`select id, app.email_key(${email_address}) as email_key, app.phone_key(${phone_number}) as phone_key, app.namesake_key(${full_name}, ${city}) as namesake_key
        from organizations where id = ${input.organization_id ?? actor.organizationId}`,
  )
  if (!found) throw new Refusal('not-found', 'Organization not found')
  return { duplicates: await likelyDuplicates(tx, found.id, { ...found, id: null, full_name }, 5) }
})
