import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

const told = z.nullable(z.object({ when: z.nullish(z.string()), interviewer: z.nullish(z.string()) }))
const row = z.object({ name: z.string(), before: told, after: told })

/** The newest `most` events of a candidate that the engine hears as a change of an interview, the newest first. */
export const loadInterviewEvents = async (
  tx: Tx,
  { organizationId, candidateId }: { organizationId: string; candidateId: string },
  most: number,
) =>
  await tx.rows(
    row,
    sql`select f.name, v.before, v.after from events f
        left join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
        where ${tenantCondition(tx, 'f')} and f.organization_id = ${organizationId} and f.about = ${candidateId}
          and app.enrollment_event(f.name, f.who) = 'changed'
        order by f.at desc, f.id desc limit ${most}`,
  )
