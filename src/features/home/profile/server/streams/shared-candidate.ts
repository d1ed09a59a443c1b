import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { openStream } from '../../../../../platform/server/stream.ts'
import { getLastDay, toLocalDay } from '../../../../../rules/day.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { describeRegistryAnswer } from '../../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { loadCandidate } from '../../../../candidates/directory/server/public.ts'
import { readShare } from '../../contract/sharing.ts'
import { goneSharePage, writeSharePage } from '../../rules/write-share-page.ts'
import { hashShareToken } from '../share-candidate.ts'

const opened = z.object({
  id: z.string(),
  candidate_id: z.string(),
  organization_id: z.string(),
  expires_at: z.string(),
  time_zone: z.string(),
})
const words = z.object({
  resume_text: z.nullable(z.string()),
  reinforce_analysis: z.nullable(z.string()),
  findbcbas_analysis: z.nullable(z.string()),
})

/** A plain document, outside the console: nothing runs in it, no one indexes it, and each opening is counted and an event. */
export const readShareRoute = openStream(readShare, async ({ input, transact, services, reply }) => {
  const page = await transact(async (tx) => {
    const share = await tx.one(
      opened,
      sql`update candidate_shares set opened = opened + 1, last_opened_at = ${services.clock().toISOString()}
          where token_hash = ${hashShareToken(input.token)} and withdrawn_at is null and expires_at > ${services.clock().toISOString()}
            and exists (select from all_candidates c
              where c.organization_id = candidate_shares.organization_id and c.id = candidate_shares.candidate_id
              and c.erasure_due_on is null)
            and not exists (select from organization_deletions d
              where d.organization_id = candidate_shares.organization_id and d.undone_at is null)
          returning id, candidate_id, organization_id, expires_at,
            (select o.time_zone from organizations o where o.id = candidate_shares.organization_id) as time_zone`,
    )
    if (!share) return null
    const row = await loadCandidate(tx, share.candidate_id)
    const text = await tx.one(
      words,
      sql`select resume_text, reinforce_analysis, findbcbas_analysis from all_candidates where id = ${share.candidate_id}`,
    )
    if (!row || !text) return null
    await recordEvents(tx, null, [
      {
        name: 'candidate.shareOpened',
        about: share.candidate_id,
        organizationId: share.organization_id,
        after: { share_id: share.id },
      },
    ])
    return writeSharePage({
      ...row,
      name: cleanName(row.full_name),
      analysis: row.position === 'BCBA' ? text.findbcbas_analysis : text.reinforce_analysis,
      resume_text: text.resume_text,
      last_day: getLastDay(new Date(share.expires_at), share.time_zone),
      registry:
        describeRegistryAnswer(row, { today: toLocalDay(services.clock(), 'UTC'), timeZone: 'UTC' })?.short ?? null,
      excellentFrom: services.config.excellentFrom,
    })
  })
  return await reply
    .code(page === null ? 404 : 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(page ?? goneSharePage)
})
