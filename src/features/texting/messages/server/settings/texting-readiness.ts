import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { writeConsent } from '../../../../candidates/opt-outs/rules/write-consent.ts'
import { textingHours } from '../../contract/texting-hours.ts'
import { setTextingRegistration, textingReadiness } from '../../contract/texting-readiness.ts'
import { writeHelpReply } from '../../rules/fixed-replies.ts'
import { checkTextingReadiness as readinessOf } from '../../rules/settings/check-texting-readiness.ts'
import { organizationDefault } from '../../rules/settings/texting-hours.ts'

const stored = z.object({
  name: z.string(),
  texting_number: nullableText,
  hours: z.nullable(textingHours),
  brand_id: nullableText,
  campaign_id: nullableText,
  sender_problem: nullableText,
  paused_until: nullableText,
})

/** One organization and what is kept about its texts; refuses one that is unknown or another's. */
export const loadTexting = async (tx: Tx, id: string) => {
  const found = await tx.one(
    stored,
    sql`select o.name, o.texting_number, t.hours, t.brand_id, t.campaign_id, t.sender_problem, t.paused_until
        from organizations o left join organization_texting t on t.organization_id = o.id where o.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

/** The items that an organization still lacks before carriers deliver its texts. */
export const textingReadinessRoute = query(textingReadiness, async ({ input, tx, settings, now }) => {
  const found = await loadTexting(tx, input.id)
  const isPaused = found.paused_until !== null && found.paused_until > now.toISOString()
  const [brandId, campaignId] = [found.brand_id ?? '', found.campaign_id ?? '']
  return {
    items: readinessOf({
      transport: settings.textTransport,
      brandId,
      campaignId,
      number: found.texting_number ?? settings.textFrom,
      optInWording: writeConsent(found.name),
      helpReply: writeHelpReply(found.name),
      senderProblem: found.sender_problem,
      pausedUntil: isPaused ? found.paused_until : null,
    }),
    brandId,
    campaignId,
    quietHours: settings.quietHours,
    widest: organizationDefault,
    hours: found.hours ?? organizationDefault,
    isStopped: found.sender_problem !== null || isPaused,
  }
})

/**
 * Notes the ids of brand and campaign as a carrier gave them; blank takes one away. They are not checked with the
 * carrier.
 */
export const setTextingRegistrationRoute = command(setTextingRegistration, async ({ input, tx }) => {
  const before = await loadTexting(tx, input.id)
  const [brandId, campaignId] = [input.brandId.trim(), input.campaignId.trim()]
  await tx.run(
    sql`insert into organization_texting (organization_id, brand_id, campaign_id) values (${input.id}, ${brandId || null}, ${campaignId || null})
        on conflict (organization_id) do update set brand_id = excluded.brand_id, campaign_id = excluded.campaign_id, updated_at = now()`,
  )
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'textingSettings.registrationNoted',
        about: input.id,
        organizationId: input.id,
        before: { brandId: before.brand_id, campaignId: before.campaign_id },
        after: { brandId, campaignId },
      },
    ],
  }
})
