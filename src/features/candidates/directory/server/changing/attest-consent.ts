import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEventsFor } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../../rules/person-name.ts'

type Attestation = {
  actor: Pick<Caller, 'userId' | 'fullName' | 'email'>
  people: readonly { id: string; text_consent: 'given' | 'refused' | null }[]
}

/** Records that a sender attests the consent to texts of people without an answer, with events. */
export const attestConsent = async (tx: Tx, { actor, people }: Attestation) => {
  const ids = people.filter((person) => person.text_consent === null).map(({ id }) => id)
  if (ids.length === 0) return
  const source = `attested by ${cleanName(actor.fullName) || actor.email}`
  const changed = await tx.rows(
    z.object({ organization_id: z.string() }),
    sql`with attested as (
          update all_candidates set text_consent = 'given', text_consent_source = ${source}, text_consent_at = now()
          where ${tenantCondition(tx)} and id = any(${sql.param(ids)}::uuid[]) and text_consent is null returning id, organization_id
        ), ${recordEventsFor('attested', {
          name: 'consent.attested',
          who: actor.userId,
          after: sql`jsonb_build_object('text_consent', 'given', 'source', ${source}::text)`,
        })}
        select distinct organization_id from given`,
  )
  await notifyChange(
    tx,
    changed.map((each) => each.organization_id),
    ['candidates'],
  )
}
