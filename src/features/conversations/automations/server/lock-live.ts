import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { lockPeople } from '../../../interviews/calendar/server/public.ts'
import { interviewerId, loadEnrollments } from './loaded-enrollment.ts'

/** The live enrollment of a candidate, locked. */
export const lockActiveEnrollment = async (tx: Tx, organizationId: string, candidateId: string) =>
  (
    await loadEnrollments(
      tx,
      sql`s.organization_id = ${organizationId} and s.candidate_id = ${candidateId} and s.ended_at is null`,
      sql`for no key update of s`,
    )
  )[0]

/** The live enrollment of a candidate, locked after the people, `others` among them, and their conversation, as those who book and write lock them. */
export const lockLive = async (
  tx: Tx,
  organizationId: string,
  candidateId: string,
  others: readonly (string | null)[] = [],
) => {
  const whose = await tx.one(
    z.object({ interviewerId: z.nullable(z.string()) }),
    sql`select ${interviewerId} as "interviewerId" from automation_enrollments s
      join automation_versions v on v.organization_id = s.organization_id and v.preset = s.preset
      and v.version = s.version
        left join interviews i on i.organization_id = s.organization_id and i.id = s.interview_id and i.status in ('Scheduled', 'Confirmed')
        where ${tenantCondition(tx, 's')} and s.organization_id = ${organizationId} and s.candidate_id = ${candidateId} and s.ended_at is null`,
  )
  await lockPeople(tx, [candidateId, whose?.interviewerId ?? null, ...others])
  // The same lock order as for manual texts: candidate, conversation, enrollment.
  await tx.run(
    sql`select from all_candidates c where ${tenantCondition(tx, 'c')} and c.organization_id = ${organizationId} and c.id = ${candidateId} for update`,
  )
  await tx.run(
    sql`select from text_recipients t where ${tenantCondition(tx, 't')} and t.organization_id = ${organizationId}
      and t.candidate_id = ${candidateId} for no key update`,
  )
  return await lockActiveEnrollment(tx, organizationId, candidateId)
}

/** The live enrollment of this id, locked in the same way. Refuses one that is unknown or another organization’s, and one that has ended. */
export const lockById = async (tx: Tx, id: string) => {
  const found = await tx.one(
    z.object({ organizationId: z.string(), candidateId: z.string() }),
    sql`select organization_id as "organizationId", candidate_id as "candidateId" from automation_enrollments where ${tenantCondition(tx)} and id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Automation not found')
  const live = await lockLive(tx, found.organizationId, found.candidateId)
  if (live?.id !== id) throw new UserError('conflict', 'This automation has already ended.')
  return live
}
