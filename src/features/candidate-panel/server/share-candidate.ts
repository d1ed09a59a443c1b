import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { nameOf, notFound } from '../../candidates/server/door.ts'
import { candidateShares, shareCandidate, withdrawShare } from '../contract/sharing.ts'
import { actorColumns, actorOf } from './actor-names.ts'

export const shareHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const stored = z.object({
  id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  opened: z.number(),
  last_opened_at: z.nullable(z.string()),
  ...actorColumns,
})

/** The links that still open, newest first. */
export const candidateSharesRoute = query(candidateShares, async ({ input, tx, now }) => {
  const candidate = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from all_candidates where ${ofScope(tx)} and id = ${input.id}`,
  )
  if (!candidate) throw notFound()
  const rows = await tx.rows(
    stored,
    sql`select s.id, s.created_at, s.expires_at, s.opened, s.last_opened_at, s.made_by as who, ${nameOf(tx, sql`s.made_by`)} as who_name
        from candidate_shares s where ${ofScope(tx, 's')} and s.candidate_id = ${input.id} and s.withdrawn_at is null and s.expires_at > ${now.toISOString()}
        order by s.created_at desc, s.id limit 100`,
  )
  return { shares: rows.map(({ who, who_name, ...row }) => ({ ...row, by: actorOf(who, who_name) })) }
})

/** A link of 1 to 30 days for someone without an account. */
export const shareCandidateRoute = command(shareCandidate, async ({ input, tx, actor, now, settings }) => {
  const token = randomBytes(24).toString('base64url')
  const expires_at = new Date(now.getTime() + input.days * 86_400_000).toISOString()
  const made = await tx.one(
    z.object({ id: z.string(), organization_id: z.string() }),
    sql`insert into candidate_shares (organization_id, candidate_id, token_hash, made_by, created_at, expires_at)
        select organization_id, id, ${shareHash(token)}, ${actor.userId}::uuid, ${now.toISOString()}, ${expires_at} from all_candidates where ${ofScope(tx)} and id = ${input.id}
        returning id, organization_id`,
  )
  if (!made) throw notFound()
  return {
    reply: { link: `${settings.publicUrl ?? ''}/files/shared/${token}`, expires_at },
    facts: [
      {
        name: 'candidate.shared',
        about: input.id,
        organizationId: made.organization_id,
        after: { share_id: made.id, expires_at },
      },
    ],
  }
})

/** From now on the link opens nothing. */
export const withdrawShareRoute = command(withdrawShare, async ({ input, tx, now }) => {
  const gone = await tx.one(
    z.object({ candidate_id: z.string(), organization_id: z.string() }),
    sql`update candidate_shares set withdrawn_at = ${now.toISOString()} where ${ofScope(tx)} and id = ${input.id} and withdrawn_at is null
        returning candidate_id, organization_id`,
  )
  if (!gone) throw new Refusal('not-found', 'Link not found')
  return {
    reply: { ok: true as const },
    facts: [
      {
        name: 'candidate.shareWithdrawn',
        about: gone.candidate_id,
        organizationId: gone.organization_id,
        before: { share_id: input.id },
      },
    ],
  }
})
