import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { openFakeSmtp } from '../../../../../integrations/mail/fake-smtp.ts'
import { queueMail } from '../queue-mail.ts'
import { sendMailJob } from './send-mail.ts'

let world: World
let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  smtp = await openFakeSmtp()
  const mails = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.test', PUBLIC_URL: 'https://console.example.test' }
  world = await openWorld(mails, () => now)
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})

const queue = async (kind: 'report' | 'invitation') => {
  const { organizationId } = world.own
  const [id, about] = [randomUUID(), randomUUID()]
  const mail = { id, kind, about, organizationId, to: `${id}@example.test`, subject: 'Figures', text: 'Words' }
  await world.inClinic(
    organizationId,
    async (tx) => await queueMail(tx, { now, settings: world.services.config }, mail),
  )
  const loadState = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ state: z.string(), body: z.nullable(z.string()) }),
          sql`select state, body from emails where id = ${id}`,
        ),
    )
  return { about, loadState }
}

test('an email server that hangs up on a report may have it: it is not sent again, and is marked so', async () => {
  smtp.answer('vanish')
  const { about, loadState } = await queue('report')
  expect(await runJobs(world, sendMailJob)).toBe(1)
  expect(await loadState()).toEqual({ state: 'unknown', body: null })
  expect(await runJobs(world, sendMailJob)).toBe(0)
  expect(await world.eventNames(about)).toEqual(['mail.fateUnknown'])
})

test('an email server that hangs up on an email with a link gets it again', async () => {
  smtp.answer('vanish')
  const { loadState } = await queue('invitation')
  await expect(runJobs(world, sendMailJob)).rejects.toThrow(/refused the email/)
  expect(await loadState()).toEqual({ state: 'waiting', body: 'Words' })
})

test('a notification leaves with the way to stop it, once, and never after its person’s account was closed', async () => {
  smtp.answer('accept')
  smtp.mails.length = 0
  const { organizationId } = world.own
  const { id: about } = world.users.manager
  const unsubscribeUrl = 'https://console.example.test/unsubscribe/abc'
  const send = async (subject: string) => {
    const mail = { kind: 'notification' as const, about, organizationId, to: 'x@example.test', subject, text: 'Words' }
    await world.inClinic(
      organizationId,
      async (tx) =>
        await queueMail(
          tx,
          { now, settings: world.services.config },
          { ...mail, unsubscribeUrl, html: '<p>Words</p>' },
        ),
    )
  }
  const setClosed = async (at: string | null) =>
    await world.inPlatform(
      async (tx) => await tx.run(sql`update reinforce_users set deactivated_at = ${at} where id = ${about}`),
    )
  await send('First')
  await runJobs(world, sendMailJob)
  await send('Second')
  await setClosed(now.toISOString())
  await runJobs(world, sendMailJob)
  await setClosed(null)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.data).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  const kept = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({
          subject: z.string(),
          state: z.string(),
          link: z.nullable(z.string()),
          html: z.nullable(z.string()),
        }),
        sql`select subject, state, unsubscribe_url as link, html from emails where kind = 'notification' order by subject`,
      ),
  )
  expect(kept).toEqual([
    { subject: 'First', state: 'sent', link: null, html: null },
    { subject: 'Second', state: 'failed', link: null, html: null },
  ])
})
