import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { createNotFound } from '../../directory/server/public.ts'
import { offerChoices } from '../contract/offers.ts'
import { isActiveClient } from './active-client.ts'
import { selectMergedRecordIds } from './select-merged-record-ids.ts'

/** The clinics to choose from, by name. */
export const offerChoicesRoute = query(offerChoices, async ({ input, tx, settings }) => {
  const candidate = await tx.one(
    z.object({ organization_id: z.string() }),
    sql`select organization_id from all_candidates where id = ${input.id}`,
  )
  if (!candidate) throw createNotFound()
  const { organization_id } = candidate
  const clinics = await tx.rows(
    z.object({ id: z.string(), name: z.string() }),
    sql`select o.id, o.name from organizations o where ${isActiveClient(settings.platformOrganizationId)} and o.id <> ${organization_id}
          and not exists (select from candidate_referrals f
            where f.organization_id = ${organization_id}
            and f.candidate_id in ${selectMergedRecordIds(organization_id, input.id)}
            and f.to_organization_id = o.id)
        order by lower(o.name), o.id`,
  )
  return { clinics }
})
