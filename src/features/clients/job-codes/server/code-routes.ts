import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

const route = z.object({ id: z.string(), key: z.string(), location_id: z.string(), location: z.string() })
export type JobCodeRoute = z.infer<typeof route>

/** Where the codes of your own organization lead; a code that is not in the answer is not one of them. */
export const loadJobCodeRoutes = async (tx: Tx, organizationId: string): Promise<Map<string, JobCodeRoute>> => {
  const routes = await tx.rows(
    route,
    sql`select j.id, lower(j.code) as key, j.location_id, l.name as location from job_codes j
        join locations l on l.organization_id = j.organization_id and l.id = j.location_id where j.organization_id = ${organizationId}`,
  )
  return new Map(routes.map((each) => [each.key, each]))
}

/** The first application under a code starts its life. */
export const markJobCodesUsed = async (tx: Tx, ids: string[], now: Date) => {
  await tx.run(
    sql`update job_codes set first_used_at = ${now.toISOString()}
      where ${tenantCondition(tx)} and id = any(${sql.param(ids)}::uuid[]) and first_used_at is null`,
  )
}
