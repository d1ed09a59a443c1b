import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { sendServiceTextsJob } from '../../../texting/messages/server/jobs/send-service-texts.ts'
import { applyStatus } from '../../../texting/messages/server/sending/apply-status.ts'

const noon = new Date('2026-11-19T18:00:00Z')
let now = noon
let world: World
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => now)
})
afterAll(async () => await world.close())
afterEach(() => {
  now = noon
})

type Answer = { link: string; texted: boolean }
type Row = { id: string; phone_number: string; text: { state: string; reason: string | null; sendAt: string } | null }
const invite = async (phone_number: string, more: object = {}) =>
  await world.call('admin', 'POST', '/api/invitations', {
    organization_id: world.own.organizationId,
    phone_number,
    full_name: 'Pat Phone',
    text_agreed: true,
    ...more,
  })
const loadRow = async (phone: string) => {
  const { rows } = (await world.call('admin', 'GET', '/api/users/invitations')).body as { rows: Row[] }
  return rows.find((row) => row.phone_number === phone)
}
const run = async () =>
  await sendServiceTextsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const stored = async (phone: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ body: z.nullable(z.string()), state: z.string() }),
        sql`select body, state from service_texts where to_phone = ${phone} order by created_at, id`,
      ),
  )
const arrived = async (phone: string, who: 'admin' | 'clinic' = 'admin') => {
  const { phones } = (await world.call(who, 'GET', '/api/simulator/texts')).body as {
    phones: { phone: string; texts: { id: string; body: string }[] }[]
  }
  return phones.find((each) => each.phone === phone)?.texts ?? []
}

test('an invitation by text leaves once with its link, which is then forgotten, and its delivery is shown', async () => {
  const { body, status } = await invite('(512) 555-7401')
  expect([status, (body as Answer).texted]).toEqual([200, true])
  expect(await loadRow('+15125557401')).toMatchObject({ text: { state: 'waiting', reason: null } })
  await Promise.all([run(), run()])
  await run()
  const texts = await arrived('+15125557401')
  expect(texts).toHaveLength(1)
  expect(texts[0]?.body).toContain((body as Answer).link)
  expect(texts[0]?.body).toContain('Reply STOP')
  expect(await stored('+15125557401')).toEqual([{ body: null, state: 'sent' }])
  const row = await loadRow('+15125557401')
  expect(row).toMatchObject({ text: { state: 'sent' } })
  expect(await world.eventNames(row?.id)).toEqual(['user.invited', 'serviceText.sent'])
})

test('the link makes an account that signs in with the phone number it was texted to', async () => {
  const { link } = (await invite('(512) 555-7402')).body as Answer
  const token = link.split('/').at(-1) ?? ''
  expect((await world.call(null, 'GET', `/api/invitations/${token}`)).body).toMatchObject({
    email: '',
    phone_number: '+15125557402',
  })
  const accept = async (payload: object) =>
    await world.call(null, 'POST', `/api/invitations/${token}/accept`, { password: 'secret-enough', ...payload })
  expect((await accept({})).status).toBe(400)
  expect((await accept({ phone_number: '(512) 555-7402' })).status).toBe(200)
  const signedIn = await world.call(null, 'POST', '/api/auth/sign-in/phone', {
    phone: '(512) 555-7402',
    password: 'secret-enough',
  })
  expect(signedIn.status).toBe(200)
  expect(signedIn.body).toMatchObject({ organization: { id: world.own.organizationId } })
})

test('a link of an invitation is shown on the simulated phones to those who may invite, to no one else', async () => {
  await invite('(512) 555-7403')
  await run()
  expect(await arrived('+15125557403', 'admin')).toHaveLength(1)
  expect(await arrived('+15125557403', 'clinic')).toEqual([])
})

test('quiet hours hold it, and one withdrawn in that time never leaves', async () => {
  now = new Date('2026-11-20T05:00:00Z')
  await invite('(512) 555-7404')
  await invite('(512) 555-7405')
  await run()
  const held = await loadRow('+15125557404')
  expect(held?.text).toMatchObject({ state: 'waiting', reason: 'It’s quiet hours in this person’s area.' })
  // No one looks for it every minute: a job waits for the very moment.
  const jobs = await world.services.pool.query(
    `select from pgboss.job where name = 'send-service-texts' and start_after = $1`,
    [held?.text?.sendAt],
  )
  expect(jobs.rowCount).toBeGreaterThan(0)
  const other = await loadRow('+15125557405')
  await world.call('admin', 'POST', `/api/users/invitations/${other?.id}/withdraw`, {})
  expect(await stored('+15125557405')).toEqual([{ body: null, state: 'canceled' }])
  now = new Date(held?.text?.sendAt ?? '')
  await run()
  expect([await arrived('+15125557404'), await arrived('+15125557405')].map((texts) => texts.length)).toEqual([1, 0])
})

test('an impossible number, one that opted out and a text no one agreed to are refused, and nothing is made', async () => {
  const impossible = await invite('(512) 155-0000')
  expect(impossible.status).toBe(400)
  await world.inPlatform(
    async (tx) => await tx.run(sql`insert into app.opt_outs_everywhere (phone) values ('+15125557406')`),
  )
  const optedOut = await invite('(512) 555-7406')
  expect([optedOut.status, optedOut.text]).toEqual([400, expect.stringContaining('This person opted out of texts.')])
  expect(await loadRow('+15125557406')).toBeUndefined()
  expect((await invite('', { email: 'agreed@example.test' })).text).toContain('Enter a phone number')
  expect(((await invite('(512) 555-7407', { text_agreed: false })).body as Answer).texted).toBe(false)
  expect(await stored('+15125557407')).toEqual([])
})

test('sent again it carries a new link, the old one is dead, and at most three go out a day', async () => {
  const { link } = (await invite('(512) 555-7408')).body as Answer
  await run()
  const row = await loadRow('+15125557408')
  const renew = async (send: boolean) =>
    await world.call('admin', 'POST', `/api/users/invitations/${row?.id}/renew`, { send })
  const again = (await renew(true)).body as Answer
  expect(again.link).not.toBe(link)
  expect((await world.call(null, 'GET', `/api${link.replace('invite', 'invitations')}`)).status).toBe(404)
  expect((await world.call(null, 'GET', `/api${again.link.replace('invite', 'invitations')}`)).status).toBe(200)
  await run()
  await renew(true)
  await run()
  const fourth = await renew(true)
  expect([fourth.status, fourth.text]).toEqual([409, expect.stringContaining('An invitation sends 3 texts a day')])
  expect(await arrived('+15125557408')).toHaveLength(3)
  const copied = (await renew(false)).body as Answer
  expect(copied.texted).toBe(false)
  expect((await world.call(null, 'GET', `/api${copied.link.replace('invite', 'invitations')}`)).status).toBe(200)
})

test('STOP from an invited phone holds, and a second invitation is refused', async () => {
  await invite('(512) 555-7409')
  await run()
  const stop = { phone: '+15125557409', body: 'STOP' }
  expect((await world.call('admin', 'POST', '/api/simulator/reply', stop)).status).toBe(200)
  const row = await loadRow('+15125557409')
  const again = await world.call('admin', 'POST', `/api/users/invitations/${row?.id}/renew`, { send: true })
  expect([again.status, again.text]).toEqual([400, expect.stringContaining('This person opted out of texts.')])
})

test('a text that a dead process left in the middle is unknown, and is not sent again', async () => {
  await invite('(512) 555-7410')
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update service_texts set state = 'sending', claimed_at = ${new Date(noon.getTime() - 120_000).toISOString()} where to_phone = '+15125557410'`,
      ),
  )
  await run()
  expect(await loadRow('+15125557410')).toMatchObject({ text: { state: 'unknown' } })
  expect(await arrived('+15125557410')).toEqual([])
})

test('shows later reports of the network: delivered, or failed with the reason; its opt-out holds', async () => {
  await invite('(512) 555-7411')
  await invite('(512) 555-7412')
  await run()
  const tell = async (phone: string, status: string, code: string | null) =>
    await world.inPlatform(async (tx) => {
      const text = await tx.one(
        z.object({ id: z.string() }),
        sql`select id from service_texts where to_phone = ${phone}`,
      )
      await applyStatus(tx, { messageId: text?.id ?? null, vendorId: `net ${phone}`, status, code }, now)
    })
  await tell('+15125557411', 'delivered', null)
  await tell('+15125557411', 'sent', null)
  expect(await loadRow('+15125557411')).toMatchObject({ text: { state: 'delivered' } })
  await tell('+15125557412', 'undelivered', '21610')
  const row = await loadRow('+15125557412')
  expect(row).toMatchObject({ text: { state: 'failed', reason: 'Opted out: can’t be texted' } })
  const again = await world.call('admin', 'POST', `/api/users/invitations/${row?.id}/renew`, { send: true })
  expect(again.text).toContain('This person opted out of texts.')
})
