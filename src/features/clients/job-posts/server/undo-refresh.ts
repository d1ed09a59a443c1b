import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { undoJobPostRefresh } from '../contract/job-posts.ts'
import { lockPost } from './change-posts.ts'

const last = z.object({ job_start_date: nullableText, was_active: z._default(z.boolean(), true) })

/** Restores the start of a post from before its last refresh, closed again if it was. Refuses if the start changed since. */
export const undoJobPostRefreshRoute = command(undoJobPostRefresh, async ({ input, tx }) => {
  const before = await lockPost(tx, input.id)
  const found = await tx.one(
    z.object({ last: z.nullable(last) }),
    sql`select post_history -> 0 as last from job_post_tracker where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  const old = found?.last
  if (!old || before.job_start_date !== input.job_start_date.trim())
    throw new UserError('conflict', 'This job post changed. Set its start again.')
  await tx.run(
    sql`update job_post_tracker set job_start_date = ${old.job_start_date}, active = active and ${old.was_active},
        post_history = post_history - 0, updated_at = now() where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: { id: input.id },
    events: [
      {
        name: 'jobPost.refreshUndone',
        about: input.id,
        organizationId: before.organization_id,
        before: { job_start_date: before.job_start_date },
        after: { job_start_date: old.job_start_date },
      },
    ],
  }
})
