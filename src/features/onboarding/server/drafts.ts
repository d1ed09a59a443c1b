import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { deleteDraft, onboardingDrafts, saveDraft } from '../contract.ts'

const row = z.object({
  id: z.string(),
  kind: z.enum(['organization', 'location', 'position']),
  data: z.record(z.string(), z.unknown()),
  updatedAt: z.string(),
  madeBy: z.string(),
})

export const onboardingDraftsWay = query(onboardingDrafts, async ({ tx, actor }) => ({
  drafts: await tx.rows(
    row,
    sql`select d.id, d.kind, d.data, d.updated_at as "updatedAt", coalesce(u.full_name, '') as "madeBy" from onboarding_drafts d
        left join reinforce_users u on u.id = d.made_by where d.organization_id = ${actor.organizationId} order by d.updated_at desc limit 100`,
  ),
}))

/** Saves as one types: no fact, nothing of the business changed yet. */
export const saveDraftWay = command(saveDraft, async ({ input, tx, actor }) => {
  if (JSON.stringify(input.data).length > 200_000)
    throw new Refusal('too-large', 'This is more than one onboarding can hold.')
  const saved = await tx.run(sql`insert into onboarding_drafts (id, organization_id, made_by, kind, data)
    values (${input.id}, ${actor.organizationId}, ${actor.userId}, ${input.kind}, ${JSON.stringify(input.data)}::jsonb)
    on conflict (id) do update set data = excluded.data, kind = excluded.kind, updated_at = now() where onboarding_drafts.organization_id = ${actor.organizationId}`)
  if (!saved) throw new Refusal('not-found', 'Draft not found')
  return { reply: { ok: true as const } }
})

export const deleteDraftWay = command(deleteDraft, async ({ input, tx, actor }) => {
  const gone = await tx.run(
    sql`delete from onboarding_drafts where id = ${input.id} and organization_id = ${actor.organizationId}`,
  )
  if (!gone) throw new Refusal('not-found', 'Draft not found')
  return { reply: { ok: true as const } }
})
