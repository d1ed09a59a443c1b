import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const add = async (clinic: 'own' | 'foreign', phone_number: string, more: object = {}) =>
  (await addPeople(world, clinic, 1, { phone_number, ...more }))[0] ?? ''
const text = async (who: 'clinic' | 'foreign', candidateId: string) =>
  await world.call(who, 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Hello' })
const stop = async (phone: string, body = 'STOP') =>
  await world.call('clinic', 'POST', '/api/simulator/reply', { phone, body })
const read = async (who: 'clinic' | 'foreign', path: string) => (await world.call(who, 'GET', path)).body as never

const loadMark = async (who: 'clinic' | 'foreign', id: string) => {
  const { rows } = (await read(who, '/api/candidates?scope=all')) as { rows: { id: string; opted_out: unknown }[] }
  const { candidate, consent } = (await read(who, `/api/candidates/${id}/profile`)) as {
    candidate: { opted_out: unknown }
    consent: { optedOutAt: string | null }
  }
  const drawer = (await read(who, `/api/candidates/${id}/analysis`)) as { candidate: { opted_out: unknown } }
  return {
    row: rows.find((row) => row.id === id)?.opted_out,
    profile: candidate.opted_out,
    drawer: drawer.candidate.opted_out,
    since: consent.optedOutAt !== null,
  }
}

test('a number that opted out elsewhere is marked in row, drawer and profile, without a day and without whose it was', async () => {
  const own = await add('own', '(512) 555-7301', { created_at: new Date().toISOString() })
  await text('clinic', own)
  await stop('+15125557301')
  const elsewhere = await add('foreign', '512.555.7301 ext. 12', { created_at: new Date().toISOString() })
  expect(await loadMark('clinic', own)).toEqual({ row: 'here', profile: 'here', drawer: 'here', since: true })
  const everywhere = { row: 'everywhere', profile: 'everywhere', drawer: 'everywhere', since: false }
  expect(await loadMark('foreign', elsewhere)).toEqual(everywhere)
  const { text: told } = await world.call('foreign', 'GET', `/api/candidates/${elsewhere}/profile`)
  expect(told).not.toContain(world.own.organizationId)
  expect(told).not.toContain('Bright Path')
  expect((await text('foreign', elsewhere)).status).toBe(400)
  await stop('+15125557301', 'START')
  expect(await loadMark('foreign', elsewhere)).toEqual({ row: null, profile: null, drawer: null, since: false })
})

test('the inbox marks it too, and its filter finds it', async () => {
  const phone = '+15125557302'
  const id = await add('own', phone)
  expect((await text('clinic', id)).status).toBe(200)
  await world.inPlatform(async (tx) => await tx.run(sql`insert into app.opt_outs_everywhere (phone) values (${phone})`))
  const { thread } = (await read('clinic', `/api/candidates/${id}/texts`)) as {
    thread: { id: string; optedOut: unknown }
  }
  expect(thread.optedOut).toBe('everywhere')
  const found = (await read('clinic', '/api/texts/threads?show=opted-out')) as {
    threads: { id: string; optedOut: unknown }[]
  }
  expect(found.threads).toContainEqual(expect.objectContaining({ id: thread.id, optedOut: 'everywhere' }))
})

test('the marks of a page are looked up number by number, not by reading the ledger', async () => {
  const { organizationId } = world.foreign
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`insert into opt_outs (organization_id, phone, source)
        select ${organizationId}::uuid, '+1' || (2125550000 + n), 'text' from generate_series(1, 20000) n`,
    )
    await tx.run(
      sql`insert into app.opt_outs_everywhere (phone) select '+1' || (2125560000 + n) from generate_series(1, 20000) n`,
    )
  })
  const asked = sql`app.opt_out_marks(array[${organizationId}, ${organizationId}, ${organizationId}]::uuid[],
    array['+12125550007', '+12125575555', '+12125590000'])`
  const [marks, plan] = await world.inClinic(organizationId, async (tx) => [
    await tx.rows(
      z.object({ phone: z.string(), here: z.boolean() }),
      sql`select phone, here from ${asked} order by phone`,
    ),
    await tx.rows(z.record(z.string(), z.string()), sql`explain (costs off) select * from ${asked} m`),
  ])
  expect(marks).toEqual([
    { phone: '+12125550007', here: true },
    { phone: '+12125575555', here: false },
  ])
  const told = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(told).toContain('Index Scan using opt_outs_open')
  expect(told).toContain('phone = u.p')
})
