import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { staffNumber } from '../../contract/staff-number.ts'
import { sendServiceTextsJob } from '../jobs/send-service-texts.ts'
import { markTextsUnknown } from '../mark-texts-unknown.ts'
import { receiveText } from '../receive-text.ts'
import { applyStatus } from '../sending/apply-status.ts'
import { addPeople } from '../testing/people.ts'
import { queueStaffText } from './queue-staff-text.ts'

const noon = new Date('2026-11-19T18:00:00Z')
let now = noon
let world: World
let last = 0
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => now)
})
afterAll(async () => await world.close())
beforeEach(async () => {
  now = noon
  await world.inPlatform(async (tx) => {
    for (const table of ['staff_numbers', 'app.staff_text_stops', 'service_texts', 'simulated_texts', 'opt_outs'])
      await tx.run(sql`delete from ${sql.raw(table)}`)
    await tx.run(sql`delete from app.opt_outs_everywhere`)
  })
})

type Who = 'clinic' | 'manager' | 'foreign' | 'platform'
const createNumber = () => {
  last += 1
  return `+1512555${7600 + last}`
}
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000))
const run = async () =>
  await sendServiceTextsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const arrived = async (phone: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ body: z.string() }),
          sql`select body from simulated_texts where to_phone = ${phone} order by at, id`,
        ),
    )
  ).map(({ body }) => body)
const findCode = async (phone: string) => /: (\d{6}) is your code/.exec((await arrived(phone)).at(-1) ?? '')?.[1] ?? ''
const ask = async (phone: string, who: Who = 'clinic') => await world.call(who, 'POST', '/api/me/number', { phone })
const confirm = async (code: string, who: Who = 'clinic') =>
  (await world.call(who, 'POST', '/api/me/number/confirm', { code, agrees: true })).body
const load = async (who: Who = 'clinic') =>
  staffNumber.reply.parse((await world.call(who, 'GET', '/api/me/number')).body)
const have = async (phone: string, who: Who = 'clinic') => {
  expect((await ask(phone, who)).status).toBe(200)
  await run()
  expect(await confirm(await findCode(phone), who)).toEqual({ outcome: 'confirmed' })
  await run()
}
const reply = async (from: string, body: string) => {
  await world.inPlatform(
    async (tx) =>
      await receiveText(
        tx,
        { vendorId: `${body} ${now.getTime()}`, from, to: world.services.config.textFrom, body },
        world.services,
        now,
      ),
  )
  await run()
}
const notify = async (phone: string, who: 'clinic' | 'manager' = 'clinic') => {
  const { organizationId } = world.own
  const text = { organizationId, kind: 'notification' as const, userId: world.users[who].id, name: 'Riley', phone }
  await world.inClinic(organizationId, async (tx) => {
    await queueStaffText(tx, { ...text, body: 'Reinforce: Ana replied.' }, { now, settings: world.services.config })
  })
}
const pause = async (isStopped: boolean) =>
  await world.call('admin', 'PUT', `/api/organizations/${world.own.organizationId}/texting-pause`, {
    isStopped,
    why: 'A test',
  })
const isOptedOut = async (phone: string) =>
  await world.inPlatform(
    async (tx) =>
      (await tx.run(sql`select from opt_outs where phone = ${phone} and ended_at is null
        union all select from app.opt_outs_everywhere where phone = ${phone}`)) > 0,
  )

test('a number is confirmed with the code that it got, once, and gets what its owner agreed to', async () => {
  const phone = createNumber()
  expect((await ask(phone)).status).toBe(200)
  expect(await load()).toMatchObject({ state: 'asked' })
  await run()
  const code = await findCode(phone)
  const row = z.record(z.string(), z.unknown())
  const stored = await world.inPlatform(async (tx) => await tx.rows(row, sql`select * from staff_numbers`))
  expect(JSON.stringify(stored)).not.toContain(code)
  const shows = async (who: 'clinic' | 'admin') =>
    (await world.call(who, 'GET', '/api/simulator/texts')).text.includes(code)
  expect([await shows('clinic'), await shows('admin')]).toEqual([true, false])
  expect(await confirm(code, 'manager')).toEqual({ outcome: 'over' })
  expect(await confirm(code)).toEqual({ outcome: 'confirmed' })
  expect(await confirm(code)).toEqual({ outcome: 'over' })
  await run()
  expect((await arrived(phone)).at(-1)).toMatch(/at most 20 a day.*Message and data rates may apply.*HELP.*STOP/i)
  expect(await load()).toMatchObject({ state: 'confirmed', phone: `(512) 555-${phone.slice(-4)}` })
  expect(await world.eventNames(world.users.clinic.id)).toContain('user.numberConfirmed')
})

test('a code ends after five wrong ones and after ten minutes; another comes after a minute, five a day to one number from anyone', async () => {
  const phone = createNumber()
  await ask(phone)
  await run()
  const code = await findCode(phone)
  const wrong = code === '000000' ? '000001' : '000000'
  for (const outcome of ['wrong', 'wrong', 'wrong', 'wrong', 'over']) expect(await confirm(wrong)).toEqual({ outcome })
  expect(await confirm(code)).toEqual({ outcome: 'over' })
  expect((await ask(phone)).text).toContain('Wait a minute')
  later(61)
  expect((await ask(phone)).status).toBe(200)
  await run()
  later(601)
  expect(await confirm(await findCode(phone))).toEqual({ outcome: 'over' })
  for (const who of ['foreign', 'platform', 'manager'] as const) expect((await ask(phone, who)).status).toBe(200)
  later(61)
  expect((await ask(phone)).text).toContain('Too many codes')
})

test('a code leaves at night and a notification does not; none leaves while texts are stopped', async () => {
  const phone = createNumber()
  now = new Date('2026-11-20T08:00:00Z')
  await have(phone)
  const before = await arrived(phone)
  await notify(phone)
  await run()
  expect(await arrived(phone)).toEqual(before)
  now = new Date('2026-11-20T18:00:00Z')
  await pause(true)
  await notify(phone)
  await run()
  expect((await ask(createNumber(), 'manager')).status).toBe(400)
  await pause(false)
  await run()
  expect(await arrived(phone)).toEqual(before)
})

test('a waiting notification does not leave after the number was removed or changed, its owner’s account closed, or ten minutes', async () => {
  const [phone, other] = [createNumber(), createNumber()]
  await have(phone)
  const before = await arrived(phone)
  await notify(phone)
  expect((await world.call('clinic', 'DELETE', '/api/me/number')).status).toBe(200)
  await run()
  later(61)
  await have(phone)
  await notify(phone)
  later(61)
  await ask(other)
  await run()
  later(61)
  await have(phone)
  await notify(phone)
  later(601)
  await run()
  const close = async (at: string | null) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update reinforce_users set deactivated_at = ${at} where id = ${world.users.clinic.id}`),
    )
  await notify(phone)
  await close(now.toISOString())
  await run()
  await close(null)
  world.signOut('clinic')
  expect(await load()).toMatchObject({ state: 'none' })
  const since = (await arrived(phone)).slice(before.length)
  expect(since.filter((body) => body.includes('Ana'))).toEqual([])
})

test('two workers send a notification once; a dead worker’s is unknown and not sent again', async () => {
  const phone = createNumber()
  await have(phone)
  const before = (await arrived(phone)).length
  await notify(phone)
  await Promise.all([run(), run()])
  await notify(phone)
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update service_texts set state = 'sending', claimed_at = ${new Date(now.getTime() - 61_000).toISOString()}
      where state = 'waiting'`)
  })
  await run()
  expect(await arrived(phone)).toHaveLength(before + 1)
})

test('STOP to a notification ends those of every account with the number and opts out no candidate; START, or its code again, restores them', async () => {
  const phone = createNumber()
  const [id = ''] = await addPeople(world, 'own', 1, { phone_number: phone.slice(2) })
  await have(phone)
  await have(phone, 'manager')
  later(600)
  await reply(phone, 'STOP')
  expect((await arrived(phone)).at(-1)).toContain('no more of these texts')
  for (const who of ['clinic', 'manager'] as const) expect(await load(who)).toMatchObject({ state: 'stopped' })
  expect(await isOptedOut(phone)).toBe(false)
  await notify(phone)
  await run()
  expect((await arrived(phone)).filter((body) => body.includes('Ana'))).toEqual([])
  expect(await world.eventNames(id)).not.toContain('text.received')
  expect((await ask(phone, 'foreign')).text).toContain('replied STOP')
  await reply(phone, 'START')
  expect(await load()).toMatchObject({ state: 'confirmed' })
  expect((await arrived(phone)).at(-1)).toContain('on again')
  await reply(phone, 'HELP')
  expect((await arrived(phone)).at(-1)).toContain('for staff of Bright Path ABA')
  await reply(phone, 'please stop texting me')
  later(61)
  expect(await load()).toMatchObject({ state: 'stopped' })
  await have(phone)
  expect(await load('manager')).toMatchObject({ state: 'confirmed' })
  expect(await isOptedOut(phone)).toBe(false)
})

test('STOP to a text as a candidate leaves the notifications of the same number on; one when both just came ends both', async () => {
  const phone = createNumber()
  const [candidateId = ''] = await addPeople(world, 'own', 1, { phone_number: phone.slice(2) })
  const text = async () => {
    const sent = await world.call('clinic', 'POST', '/api/texts/send', {
      id: crypto.randomUUID(),
      candidateId,
      message: `Hello at ${now.getTime()}`,
    })
    expect(sent.text).toContain('sent')
    // The database has a clock of its own.
    await world.inPlatform(async (tx) => {
      await tx.run(sql`update text_messages set sent_at = ${now.toISOString()} where candidate_id = ${candidateId}`)
    })
  }
  await have(phone)
  later(600)
  await text()
  later(1)
  await reply(phone, 'STOP')
  expect(await isOptedOut(phone)).toBe(true)
  expect(await load()).toMatchObject({ state: 'confirmed' })
  await notify(phone)
  await run()
  expect((await arrived(phone)).at(-1)).toContain('Ana')
  later(600)
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from opt_outs where phone = ${phone}`)
    await tx.run(sql`delete from app.opt_outs_everywhere where phone = ${phone}`)
  })
  await text()
  later(60)
  await notify(phone)
  await run()
  await reply(phone, 'STOP')
  expect(await isOptedOut(phone)).toBe(true)
  expect(await load()).toMatchObject({ state: 'stopped' })
})

test('the holder of a mistyped number ends its codes with STOP', async () => {
  const phone = createNumber()
  await ask(phone)
  await run()
  const code = await findCode(phone)
  await reply(phone, 'Stop')
  expect(await confirm(code)).toEqual({ outcome: 'over' })
  later(61)
  expect((await ask(phone)).text).toContain('replied STOP')
  expect(await isOptedOut(phone)).toBe(false)
})

test('a carrier’s opt-out ends notifications, and opts out no candidate', async () => {
  const phone = createNumber()
  await have(phone)
  const text = await world.inPlatform(
    async (tx) =>
      await tx.one(z.object({ id: z.string() }), sql`select id from service_texts where to_phone = ${phone} limit 1`),
  )
  const told = { messageId: text?.id ?? '', vendorId: 'SM1', status: 'undelivered', code: '21610' }
  await world.inPlatform(async (tx) => await applyStatus(tx, told, now))
  expect(await load()).toMatchObject({ state: 'stopped' })
  expect(await isOptedOut(phone)).toBe(false)
})

test('after a restore, people confirm their numbers again, and a STOP to a text that may have left counts', async () => {
  const phone = createNumber()
  await have(phone)
  await notify(phone)
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from service_texts where state <> 'waiting'`)
    await markTextsUnknown(tx, now)
  })
  expect(await load()).toMatchObject({ state: 'none' })
  await reply(phone, 'STOP')
  expect((await ask(phone)).text).toContain('replied STOP')
})
