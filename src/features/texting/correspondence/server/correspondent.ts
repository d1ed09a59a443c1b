import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { canMail } from '../../../access/email/server/public.ts'
import { createNotFound } from '../../../candidates/directory/server/public.ts'
import { cleanMailAddress, explainMailBar } from '../rules/mails.ts'

const stored = z.object({
  organizationId: z.string(),
  clinic: z.nullable(z.string()),
  address: z.nullable(z.string()),
  isLeaving: z.boolean(),
  isMerged: z.boolean(),
})

/**
 * A candidate as someone who is written to or called: where email goes, and why none can. Refuses an unknown one. `lock` keeps the
 * record as it is until the end of the transaction.
 */
export const loadCorrespondent = async (
  tx: Tx,
  id: string,
  { actor, settings, lock }: { actor: Pick<Caller, 'email'>; settings: Config; lock: boolean },
) => {
  const found = await tx.one(
    stored,
    sql`select c.organization_id as "organizationId", o.name as clinic, c.email_address as address, c.erasure_due_on is not null as "isLeaving",
          c.merged_into is not null as "isMerged"
        from all_candidates c left join organizations o on o.id = c.organization_id
        where ${tenantCondition(tx, 'c')} and c.id = ${id} ${lock ? sql`for no key update of c` : sql``}`,
  )
  if (!found) throw createNotFound()
  const replyTo = actor.email.trim()
  return {
    organizationId: found.organizationId,
    clinic: found.clinic ?? '',
    to: cleanMailAddress(found.address),
    replyTo,
    barred: explainMailBar({ ...found, replyTo, canMail: canMail(settings) }),
  }
}
