import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { openFakeSmtp } from '../../../../integrations/mail/fake-smtp.ts'
import { getSystemScope } from '../../../../platform/server/actor.ts'
import { transactAs } from '../../../../platform/server/call.ts'
import { watchInstallation } from './jobs/watch-installation.ts'

let world: World
let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
beforeAll(async () => {
  smtp = await openFakeSmtp()
  world = await openWorld({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'console@reinforce.test',
    PUBLIC_URL: 'http://127.0.0.1:3000',
  })
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})

/** The files of the installation, in a state that the test chooses: each look asks the next answer, the last one again and again. */
const watch = async (...answers: boolean[]) => {
  const files = {
    ...world.services.files,
    tryOut: async () => {
      const isWell = answers.length > 1 ? answers.shift() : answers[0]
      if (!isWell) throw new Error('The shelf fell down')
    },
  }
  const { services, platformId } = world
  await watchInstallation({ ...services, files }, transactAs(services, getSystemScope(services.config, platformId)), 5)
}
const mails = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ to: z.string(), subject: z.string(), body: z.string() }),
        sql`select to_address as "to", subject, body from emails where about = ${world.platformId} order by created_at, to_address`,
      ),
  )
const platformAdmin = async () =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ email: z.string() }),
          sql`select email from reinforce_users where id = ${world.users.platform.id}`,
        ),
    )
  )?.email
const events = async () => (await world.eventNames()).filter((name) => /^installation\.(broken|wellAgain)$/.test(name))

test('notifies Admins of the platform once of a failure, with its remedy, and once that all is well again', async () => {
  await watch(true)
  expect(await mails()).toEqual([])

  await watch(false)
  const told = await mails()
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([[await platformAdmin(), 'Broken: Files']])
  expect(told[0]?.body).toMatch(/Files: .*The shelf fell down/)
  expect(told[0]?.body).toContain('/system')
  await watch(false)
  expect(await mails()).toHaveLength(1)

  await watch(true)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Broken: Files', 'All checks pass again'])
  await watch(true)
  expect(await mails()).toHaveLength(2)
  expect(await events()).toEqual(['installation.broken', 'installation.wellAgain'])
})

test('a short outage is no news', async () => {
  await watch(false, true)
  expect(await events()).toEqual(['installation.broken', 'installation.wellAgain'])
})
