import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { writeNewDeviceMail } from '../../../email/rules/mail-texts.ts'
import { canMail, linkTo, queueMail } from '../../../email/server/public.ts'
import { describeDevice } from '../../rules/describe-device.ts'
import type { Profile } from '../profile.ts'
import { findKnownDevice } from './attempts.ts'

type Arriving = { services: Services; request: FastifyRequest; now: Date }

/**
 * Emails a person of a sign-in from a browser without the cookie of their account, in the transaction of its event. The
 * same program at the same address, which keeps no cookie, is emailed once a day. People without an address get none.
 */
export const mailNewDevice = async (tx: Tx, arriving: Arriving, account: string, profile: Profile) => {
  const { services, request, now } = arriving
  const settings = services.config
  if (!profile.email || !canMail(settings) || findKnownDevice(services, request, account)) return
  const browser = request.headers['user-agent'] ?? ''
  const key = createHash('sha256').update(['new device', account, request.ip, browser].join('|')).digest('base64url')
  const claimed = await tx.one(
    z.object({ isFirst: z.boolean() }),
    sql`select app.claim_new_device(${key}, ${now.toISOString()}::timestamptz) as "isFirst"`,
  )
  if (!claimed?.isFirst) return
  await queueMail(
    tx,
    { now, settings },
    {
      organizationId: tx.scope.organizationId,
      kind: 'notice',
      about: profile.id,
      to: profile.email,
      ...writeNewDeviceMail({
        name: profile.full_name,
        device: describeDevice(browser),
        at: now,
        timeZone: profile.time_zone ?? 'America/New_York',
        link: linkTo(settings, '/settings?tab=security'),
      }),
    },
  )
}
