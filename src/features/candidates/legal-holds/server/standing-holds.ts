import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'

/** Locks out new holds of an organization until the transaction ends, so that none is set on someone who is being erased. */
export const lockOutHolds = async (tx: Tx, organizationId: string) => {
  await tx.run(sql`select from organizations where id = ${organizationId} for share`)
}

const open = z.object({ id: z.string(), isOrganization: z.boolean(), reason: z.string(), at: z.string() })

/** Loads the open hold that covers a candidate, their own before their organization's. */
export const loadStandingHold = async (tx: Tx, organizationId: string, candidateId: string) =>
  (await tx.one(
    open,
    sql`select h.id, h.candidate_id is null as "isOrganization", h.reason, h.set_at as at from legal_holds h
        where h.organization_id = ${organizationId} and h.ended_at is null
          and (h.candidate_id is null or h.candidate_id in (select app.person_records(${organizationId}, ${candidateId})))
        order by h.candidate_id is null, h.set_at limit 1`,
    'prepared',
  )) ?? null

/** Gives two records that are about to be separated the open hold of either: it is about the person. */
export const shareHolds = async (
  tx: Tx,
  { organizationId, ids, now }: { organizationId: string; ids: readonly string[]; now: Date },
) => {
  await tx.run(
    sql`with found as (
          select h.reason from legal_holds h where h.organization_id = ${organizationId} and h.ended_at is null
            and h.candidate_id in (select app.person_records(${organizationId}, ${ids[0]})) order by h.set_at limit 1
        ), shared as (
          insert into legal_holds (id, organization_id, candidate_id, reason, set_at)
          select gen_random_uuid(), ${organizationId}, i.id, found.reason, ${now.toISOString()}
          from found, unnest(${sql.param(ids)}::uuid[]) as i (id)
          on conflict (organization_id, candidate_id) where ended_at is null do nothing
          returning organization_id, candidate_id, reason
        ), ${recordEventsFor('shared', {
          name: 'candidate.holdSet',
          who: null,
          about: sql`candidate_id`,
          after: sql`jsonb_build_object('reason', reason)`,
        })}
        select from given`,
  )
}
