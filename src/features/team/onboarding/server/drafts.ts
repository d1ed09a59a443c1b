import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { deleteDraft, onboardingDrafts, saveDraft } from '../contract/onboarding.ts'

/** The unfinished onboardings of your own organization, last touched first, no matter who began them. */
export const onboardingDraftsRoute = query(onboardingDrafts, async ({ tx, actor }) =>
  rawJson({
    drafts: await selectAsJson(
      tx,
      onboardingDrafts.reply.shape.drafts,
      sql`select d.id, d.kind, d.data, d.updated_at as "updatedAt", coalesce(u.full_name, '') as "madeBy",
          case when d.kind <> 'organization' then coalesce(o.name, case when ${actor.isPlatform} then null else own.name end) end as organization
        from onboarding_drafts d left join organizations o on o.id::text = d.data ->> 'organization_id' join organizations own on own.id = d.organization_id
        left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = d.made_by
          where d.organization_id = ${actor.organizationId} order by d.updated_at desc limit 500`,
    ),
  }),
)

/**
 * Saves during typing: no event, nothing of the business changed yet. A newer save of someone else is never lost
 * silently.
 */
export const saveDraftRoute = command(saveDraft, async ({ input, tx, actor }) => {
  const { id, kind, isNew, seen } = input
  if (JSON.stringify(input.data).length > 200_000)
    throw new UserError('too-large', 'This is too much for one onboarding. Split it.')
  const data = JSON.stringify(input.data)
  if (isNew)
    await tx.run(sql`insert into onboarding_drafts (id, organization_id, made_by, kind, data)
      values (${id}, ${actor.organizationId}, ${actor.userId}, ${kind}, ${data}::jsonb) on conflict do nothing`)
  const draft = await tx.one(
    z.object({ updatedAt: z.string() }),
    sql`select updated_at as "updatedAt" from onboarding_drafts where id = ${id} and organization_id = ${actor.organizationId} for update`,
  )
  if (!draft) throw new UserError('not-found', 'This onboarding was finished or discarded.')
  if (isNew) return { reply: draft }
  if (seen && Date.parse(seen) !== Date.parse(draft.updatedAt))
    throw new UserError('conflict', 'Someone else changed this onboarding.')
  const saved = await tx.one(
    z.object({ updatedAt: z.string() }),
    sql`update onboarding_drafts set data = ${data}::jsonb, kind = ${kind}, updated_at = greatest(clock_timestamp(), updated_at + interval '1 ms')
        where ${tenantCondition(tx)} and id = ${id} returning updated_at as "updatedAt"`,
  )
  return { reply: saved ?? draft }
})

/** Throws a draft away for good; nothing was made of it yet, so no event is written. */
export const deleteDraftRoute = command(deleteDraft, async ({ input, tx, actor }) => {
  const gone = await tx.run(
    sql`delete from onboarding_drafts where id = ${input.id} and organization_id = ${actor.organizationId}`,
  )
  if (!gone) throw new UserError('not-found', 'Draft not found')
  return { reply: { ok: true as const } }
})
