import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld } from '../../../../../app/server/testing/world.ts'
import { createMail } from '../../../../../integrations/inbound-mail/testing/create-mail.ts'
import { createSignature } from '../../../../access/webhooks/server/public.ts'
import { acknowledgeJob } from '../../../apply/server/public.ts'
import { unroutedApplications } from '../../contract/unrouted.ts'

const noon = new Date('2026-11-20T18:00:00Z')
const settings = {
  MAIL_WEBHOOK_SECRET: 'shared-with-the-mail-gateway',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hire@reinforce.test',
  PUBLIC_URL: 'http://127.0.0.1:3000',
}

test('notifies people whose email lands once, by email, and people that a person routed; infers no consent to texts', async () => {
  const world = await openWorld(settings, () => noon)
  const arrive = async (to: string, phone: string) => {
    const email = `ana.${randomUUID()}@example.test`
    const headers = { To: to, 'Reply-To': `Ana <${email}>`, 'Message-ID': `<${randomUUID()}@board.test>` }
    const payload = createMail({ headers, text: `Phone: ${phone}` })
    const once = async () =>
      await world.app.inject({
        method: 'POST',
        url: '/api/webhooks/mail',
        headers: {
          'content-type': 'message/rfc822',
          'reinforce-signature': createSignature(settings.MAIL_WEBHOOK_SECRET, payload, noon),
        },
        payload,
        remoteAddress: createAddress(),
      })
    await Promise.all([once(), once()])
    await runJobs(world, acknowledgeJob)
    return email
  }
  const mailsTo = async (email: string) =>
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ subject: z.string(), kind: z.string() }),
          sql`select subject, kind from emails where to_address = ${email}`,
        ),
    )
  try {
    const code = `CODE-${world.own.organizationId.slice(0, 8)}`
    const landed = await arrive(`jobs+${code}@clinic.test`, '(512) 555-0165')
    expect(await mailsTo(landed)).toEqual([{ subject: 'Bright Path ABA has your application', kind: 'notice' }])
    const unrouted = await arrive('jobs+NOBODY-R3@clinic.test', '(512) 555-0166')
    expect(await mailsTo(unrouted)).toEqual([])
    const { rows } = unroutedApplications.reply.parse((await world.call('platform', 'GET', '/api/unrouted')).body)
    const id = rows.find((one) => one.email === unrouted)?.id
    expect((await world.call('platform', 'POST', `/api/unrouted/${id}/route`, { code })).status).toBe(200)
    await runJobs(world, acknowledgeJob)
    expect(await mailsTo(unrouted)).toHaveLength(1)
  } finally {
    await world.close()
  }
})
