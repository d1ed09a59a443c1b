import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { confirmAsInterviewer } from '../../contract/interviews.ts'
import { findConfirmationError } from '../../rules/find-confirmation-error.ts'
import { interviewStatuses } from '../../rules/interview-kinds.ts'
import { canVouch } from '../interview-rows.ts'

const row = z.object({
  organizationId: z.string(),
  candidateId: z.string(),
  status: z.enum(interviewStatuses),
  interview_date: z.string(),
  interviewer_id: nullableText,
  interviewer: nullableText,
  confirmedAt: nullableText,
})

/** The interviewer confirms an interview. Another hour or another interviewer asks again: the table forgets it then. */
export const confirmAsInterviewerRoute = command(confirmAsInterviewer, async ({ input, tx, actor, now }) => {
  const found = await tx.one(
    row,
    sql`select i.organization_id as "organizationId", i.candidate_id as "candidateId", i.status, i.interview_date, i.interviewer_id,
          i.interviewer_confirmed_at as "confirmedAt", (select coalesce(nullif(u.full_name, ''), u.email) from reinforce_users u
            where u.organization_id = i.organization_id and u.id = i.interviewer_id) as interviewer
        from interviews i where ${tenantCondition(tx, 'i')} and i.id = ${input.id} for update of i`,
  )
  if (!found) throw new UserError('not-found', 'Interview not found')
  if (!canVouch(found, actor)) throw new UserError('forbidden', 'Only its interviewer or an Admin can confirm it.')
  if (found.confirmedAt !== null) return { reply: { at: new Date(found.confirmedAt).toISOString() } }
  const problem = findConfirmationError({ ...found, now })
  if (problem) throw new UserError('conflict', problem)
  const { organizationId, candidateId: about, interviewer } = found
  await tx.run(
    sql`update interviews set interviewer_confirmed_at = ${now.toISOString()} where organization_id = ${organizationId} and id = ${input.id}`,
  )
  return {
    reply: { at: now.toISOString() },
    events: [
      {
        name: 'interview.confirmedByInterviewer',
        about,
        organizationId,
        after: { interview_id: input.id, interviewer },
      },
    ],
  }
})
