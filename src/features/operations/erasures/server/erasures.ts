import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { digestTyped } from '../../../candidates/duplicates/server/public.ts'
import { erasures, findErasures } from '../contract/erasures.ts'
import { erasureCauses } from '../rules/write-certificate-page.ts'

const perPage = 25
const row = z.object({
  id: z.string(),
  erasedAt: z.string(),
  cause: z.enum(erasureCauses),
  records: z.number(),
  url: z.string(),
})

const select = async (tx: Tx, where: SQL, offset = 0) =>
  await tx.rows(
    row,
    sql`select e.id, e.erased_at as "erasedAt", e.cause, e.records, '/api/erasures/' || e.id || '/certificate' as url
        from erasure_certificates e where ${tenantCondition(tx, 'e')} and ${where}
        order by e.erased_at desc, e.id limit ${perPage} offset ${offset}`,
  )

/** Lists certificates, newest first. */
export const erasuresRoute = query(erasures, async ({ input, tx }) => {
  const counted = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from erasure_certificates where ${tenantCondition(tx)}`,
  )
  return { items: await select(tx, sql`true`, (input.page - 1) * perPage), total: counted?.total ?? 0 }
})

/** Finds certificates by a phone or an email address that the caller knows. Records the search, never the contact. */
export const findErasuresRoute = command(findErasures, async ({ input, tx, settings }) => {
  const { organizationId } = tx.scope
  const digests = await digestTyped(tx, settings.appSecret, organizationId, input.contact.replaceAll('\0', '').trim())
  if (digests.length === 0) throw UserError.at('contact', 'Enter a phone or an email address.')
  const items = await select(
    tx,
    sql`e.organization_id = ${organizationId} and e.digests && ${sql.param(digests)}::text[]`,
  )
  return {
    reply: { items },
    events: [{ name: 'erasure.searched', about: organizationId, after: { found: items.length } }],
  }
})
