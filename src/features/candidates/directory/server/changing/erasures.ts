import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../../platform/server/events.ts'

/**
 * Records that are to be deleted: on the person's request, or by the organization's retention. Of all records of one person, or of
 * everyone in the organization.
 */
type Erasures = {
  which: 'requests' | 'retention'
  organizationId: string
  candidateId: string | null
  who: string | null
}

const byRetention = sql`coalesce(c.erase_reason ~ '^Kept for [0-9]+ months$', false)`

/** Of requests, those that no hold covers. */
const select = ({ which, organizationId, candidateId }: Erasures): SQL => sql`
  c.organization_id = ${organizationId} and c.erasure_due_on is not null
    and ${candidateId === null ? sql`true` : sql`c.id in (select app.person_records(${organizationId}, ${candidateId}))`}
    and ${which === 'retention' ? byRetention : sql`not ${byRetention} and not app.is_held(c.organization_id, c.id)`}`

/** Counts the people who asked to be deleted, merged records as one. */
export const countErasures = async (tx: Tx, erasures: Erasures): Promise<number> => {
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select (count(*) filter (where c.merged_into is null
          or not exists (select from all_candidates k where k.organization_id = ${erasures.organizationId} and k.id = c.merged_into
            and k.erasure_due_on is not null)))::int as n
        from all_candidates c where ${select(erasures)}`,
  )
  return found?.n ?? 0
}

/** Removes the deletion day of these records, with an event for each. */
export const removeErasures = async (tx: Tx, erasures: Erasures) => {
  await tx.run(
    sql`with found as (
          select c.id, c.organization_id, c.erasure_due_on from all_candidates c where ${select(erasures)} for no key update
        ), kept as (
          update all_candidates c set erasure_due_on = null, erase_reason = null from found
          where c.organization_id = found.organization_id and c.id = found.id
          returning c.id, c.organization_id, found.erasure_due_on as was
        ), ${recordEventsFor('kept', {
          name: erasures.which === 'retention' ? 'candidate.retentionWithdrawn' : 'candidate.erasureWithdrawn',
          who: erasures.who,
          before: sql`jsonb_build_object('erasure_due_on', was::text)`,
          after: sql`jsonb_build_object('erasure_due_on', null)`,
        })}
        select from given`,
  )
}
