import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { addDays, getDayRange, getLastDay, toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { createNotFound, getActor, loadNames } from '../../../candidates/directory/server/public.ts'
import { candidateShares, shareCandidate, withdrawShare } from '../contract/sharing.ts'

export const hashShareToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const stored = z.object({
  id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  time_zone: z.string(),
  opened: z.number(),
  last_opened_at: z.nullable(z.string()),
  who: z.nullable(z.string()),
})

/** The links that still open, newest first. */
export const candidateSharesRoute = query(candidateShares, async ({ input, tx, now }) => {
  const candidate = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from all_candidates where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  if (!candidate) throw createNotFound()
  const rows = await tx.rows(
    stored,
    sql`select s.id, s.created_at, s.expires_at, o.time_zone, s.opened, s.last_opened_at, s.made_by as who
        from candidate_shares s join organizations o on o.id = s.organization_id
          where ${tenantCondition(tx, 's')} and s.candidate_id = ${input.id} and s.withdrawn_at is null
          and s.expires_at > ${now.toISOString()}
        order by s.created_at desc, s.id limit 100`,
  )
  const getName = await loadNames(
    tx,
    rows.map(({ who }) => who),
  )
  const shares = rows.map(({ who, expires_at, time_zone, ...row }) => {
    const last_day = getLastDay(new Date(expires_at), time_zone)
    return { ...row, last_day, by: getActor(who, getName(who)) }
  })
  return { shares }
})

/** A link for someone without an account: today and 1 to 30 days more, in the organization's time zone. */
export const shareCandidateRoute = command(shareCandidate, async ({ input, tx, actor, now, settings }) => {
  const token = randomBytes(24).toString('base64url')
  const found = await tx.one(
    z.object({ time_zone: z.string(), isLeaving: z.boolean() }),
    sql`select o.time_zone, c.erasure_due_on is not null as "isLeaving" from all_candidates c
      join organizations o on o.id = c.organization_id where ${tenantCondition(tx, 'c')} and c.id = ${input.id}`,
  )
  if (!found) throw createNotFound()
  if (found.isLeaving) throw new UserError('conflict', 'This candidate asked to be deleted, so you can’t share them.')
  const last_day = addDays(toLocalDay(now, found.time_zone), input.days)
  const expires_at = getDayRange(last_day, found.time_zone).until.toISOString()
  const made = await tx.one(
    z.object({ id: z.string(), organization_id: z.string() }),
    sql`insert into candidate_shares (organization_id, candidate_id, token_hash, made_by, created_at, expires_at)
        select organization_id, id, ${hashShareToken(token)}, ${actor.userId}::uuid, ${now.toISOString()}, ${expires_at}
          from all_candidates where ${tenantCondition(tx)} and id = ${input.id}
        returning id, organization_id`,
  )
  if (!made) throw createNotFound()
  return {
    reply: { link: `${settings.publicUrl ?? ''}/files/shared/${token}`, last_day },
    events: [
      {
        name: 'candidate.shared',
        about: input.id,
        organizationId: made.organization_id,
        after: { share_id: made.id, last_day },
      },
    ],
  }
})

/** From now on the link opens nothing. */
export const withdrawShareRoute = command(withdrawShare, async ({ input, tx, now }) => {
  const gone = await tx.one(
    z.object({ candidate_id: z.string(), organization_id: z.string() }),
    sql`update candidate_shares set withdrawn_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = ${input.id} and withdrawn_at is null
        returning candidate_id, organization_id`,
  )
  if (!gone) throw new UserError('not-found', 'Link not found')
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'candidate.shareWithdrawn',
        about: gone.candidate_id,
        organizationId: gone.organization_id,
        before: { share_id: input.id },
      },
    ],
  }
})
