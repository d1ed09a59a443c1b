import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { answerResetJob } from '../../sign-in/server/jobs/answer-reset.ts'
import { mailbox } from '../contract/mailbox.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on' }, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

const read = async (who: 'admin' | 'clinic' | 'manager' | 'platform' | 'foreign') =>
  mailbox.reply.parse((await world.call(who, 'GET', '/api/mailbox')).body).rows
const everybody = ['admin', 'clinic', 'manager', 'platform', 'foreign'] as const

test('shows a link to a new password to its recipient, and to no one else', async () => {
  await world.call(null, 'POST', '/api/auth/password-resets', { email: 'admin@example.test' })
  await runJobs(world, answerResetJob)
  for (const who of everybody) {
    const links = (await read(who)).filter(({ text }) => text.includes('/reset/'))
    expect(
      links.map(({ to }) => to),
      who,
    ).toEqual(who === 'admin' ? ['admin@example.test'] : [])
  }
})

test('shows an invitation to the Admin who made it, but no longer once they are no Admin', async () => {
  const { organizationId: organization_id } = world.own
  const invited = { organization_id, full_name: 'Wren Castillo', email: 'wren@brightpath.example' }
  expect((await world.call('admin', 'POST', '/api/invitations', invited)).status).toBe(200)
  const readers = async () => {
    const found: string[] = []
    for (const who of everybody) if ((await read(who)).some(({ to }) => to === invited.email)) found.push(who)
    return found
  }
  expect(await readers()).toEqual(['admin'])
  const level = async (to: string | null) => {
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update reinforce_users set admin_level = ${to} where id = ${world.users.admin.id}`),
    )
    await world.services.pool.query(`select pg_notify('reinforce_session', $1)`, [world.users.admin.authUserId])
  }
  await level(null)
  await expect.poll(readers).toEqual([])
  await level('Admin')
})

test('serves an email’s file to anyone who may read the email', async () => {
  const id = '00000000-0000-4000-8000-0000000000ab'
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into emails (id, organization_id, kind, to_address, subject, body, attachment_name, attachment, state, created_at)
        values (${id}, ${world.own.organizationId}, 'report', 'Clinic@example.test', 'Figures', 'See the file.',
          'figures.csv', 'a,b', 'kept', '2026-11-20T18:00:00Z')`),
  )
  const status = async (who: (typeof everybody)[number]) =>
    (await world.call(who, 'GET', `/api/mailbox/${id}/attachment`)).status
  expect(await status('clinic')).toBe(200)
  for (const who of ['admin', 'manager', 'platform', 'foreign'] as const) expect(await status(who), who).toBe(404)
})
