import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getScope, type Person } from '../../../../../platform/server/actor.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import type { Day } from '../../../../../rules/day.ts'
import { listRights } from '../../../../../rules/rights.ts'
import { canMail } from '../../../../access/email/server/public.ts'
import { digestChoices, findDueDigest } from '../../rules/digest.ts'
import { queueDigest } from '../digest/load-digest.ts'

const most = 5_000

const row = z.object({
  organization_id: z.string(),
  user_id: z.string(),
  auth_user_id: z.string(),
  full_name: z.string(),
  email: z.string(),
  admin_level: z.nullable(z.string()),
  digest: z.enum(digestChoices),
  digest_minutes: z.number(),
  time_zone: z.string(),
  digested_on: z.nullable(z.string()),
})
type Row = z.output<typeof row>

/**
 * Lists people with a digest to come: those who had theirs today make room for others. An hour is left for
 * clocks that change.
 */
const listReaders = async (tx: Tx, now: Date) =>
  await tx.rows(
    row,
    sql`select h.organization_id, h.user_id, u.auth_user_id, coalesce(u.full_name, '') as full_name, u.email, u.admin_level, h.digest,
          h.digest_minutes, coalesce(h.time_zone, o.time_zone) as time_zone, h.digested_on::text as digested_on
        from email_choices h join reinforce_users u on u.organization_id = h.organization_id and u.id = h.user_id
        join organizations o on o.id = h.organization_id
        cross join lateral (select ${now.toISOString()}::timestamptz at time zone coalesce(h.time_zone, o.time_zone) as at) l
        where h.digest <> 'off' and (h.digested_on is null or h.digested_on < l.at::date)
          and extract(hour from l.at) * 60 + extract(minute from l.at) >= h.digest_minutes - 60
          and u.deactivated_at is null and u.email <> '' and u.auth_user_id is not null
        order by h.organization_id, h.user_id limit ${most}`,
  )

/** Marks the day as done for one worker alone: another waits for this transaction, and then finds the day taken. */
const claimDay = async (tx: Tx, { organization_id, user_id }: Row, day: Day) =>
  (await tx.run(sql`update email_choices set digested_on = ${day}::date
    where organization_id = ${organization_id} and user_id = ${user_id} and digest <> 'off'
      and (digested_on is null or digested_on < ${day}::date)`)) > 0

const createReader = (found: Row, platformId: string): Person => ({
  kind: 'person',
  authUserId: found.auth_user_id,
  userId: found.user_id,
  organizationId: found.organization_id,
  fullName: found.full_name,
  email: found.email,
  adminLevel: found.admin_level,
  rights: listRights({ organizationId: found.organization_id, adminLevel: found.admin_level }, platformId),
  isPlatform: found.organization_id === platformId,
  isHeld: false,
  usedSecondFactor: false,
  impersonation: null,
})

/** One digest in one transaction, with the reader's own eyes: a crash leaves neither the mark nor the email behind. */
const sendOne = async (services: Services, found: Row, day: Day) => {
  const { config: settings, clock } = services
  const actor = createReader(found, settings.platformOrganizationId)
  await transactAs(
    services,
    getScope(actor),
  )(async (tx) => {
    if (!(await claimDay(tx, found, day))) return
    const reader = { ...actor, actor, timeZone: found.time_zone }
    const sending = { now: clock(), settings, isAsked: false }
    await queueDigest(tx, reader, sending)
  })
}

/** Looks every five minutes whose digest is due. */
export const sendDigestsJob = job({
  name: 'send-digests',
  tries: 1,
  expires: 600,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const { config, clock, log } = services
    if (!canMail(config)) return
    const readers = await inOrganization(config.platformOrganizationId)(async (tx) => await listReaders(tx, clock()), {
      readOnly: true,
    })
    for (const found of readers) {
      if (signal.aborted) return
      const { digest: choice, digest_minutes: minutes, time_zone: timeZone, digested_on: digestedOn } = found
      const day = findDueDigest({ choice, minutes, timeZone, digestedOn }, clock())
      if (day !== null)
        await sendOne(services, found, day).catch((error: unknown) =>
          log.error({ err: error, user: found.user_id }, 'a daily digest failed and will be retried'),
        )
    }
  },
})
