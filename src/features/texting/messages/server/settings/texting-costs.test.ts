import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { countedTexts, textingCosts } from '../../contract/texting-costs.ts'
import { receiveText } from '../receive-text.ts'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'
import { readCosts } from './texting-costs.ts'

/** A Friday, noon in Austin. */
const noon = new Date('2026-11-20T18:00:00Z')
let clock = noon
let texting: TextingWorld
type Who = 'clinic' | 'manager' | 'admin' | 'foreign' | 'platform'
const send = async (clinic: 'own' | 'foreign', message: string, phone?: string) => {
  const [candidateId = ''] = await addPeople(texting.world, clinic, 1, phone ? { phone_number: phone } : {})
  const text = { id: randomUUID(), candidateId, message }
  return (await texting.world.call('platform', 'POST', '/api/texts/send', text)).body
}
beforeAll(async () => {
  texting = await openTextingWorld({ TEXT_PRICE_CENTS: '0.5' }, () => clock)
  await texting.world.inPlatform(async (tx) => await tx.run(sql`update text_messages set cap_date = null`))
  await send('own', 'One part', '5125558801')
  await send('own', `Two parts ${'x'.repeat(180)}`)
  await send('foreign', 'Theirs')
  texting.hook.answers((_, response) => response.writeHead(500).end())
  await send('own', 'It failed')
  texting.hook.answers()
  await texting.world.inPlatform(async (tx) => {
    await receiveText(
      tx,
      { vendorId: 'in-1', from: '+15125558801', body: 'Yes ’ please' },
      texting.world.services,
      clock,
    )
    await tx.run(
      sql`insert into service_texts (id, organization_id, kind, about, to_name, to_phone, from_phone, state, send_at, created_at, parts, cap_date)
          values (${randomUUID()}, ${texting.world.own.organizationId}, 'invitation', ${randomUUID()}, 'Sam Doe', '+15125550188', '+15555550100', 'sent',
            ${noon.toISOString()}, ${noon.toISOString()}, 2, '2026-11-20')`,
    )
  })
  // The 1st of December in Austin begins at 6 AM in Greenwich.
  clock = new Date('2026-12-01T05:30:00Z')
  await texting.world.call('platform', 'PUT', `/api/clients/${texting.world.own.organizationId}`, {
    time_zone: 'America/Chicago',
  })
  await send('own', 'Still November')
  clock = new Date('2026-12-01T15:30:00Z')
  await send('own', 'December')
})
afterAll(async () => await texting.close())

const costs = async (who: Who, more = '', month = '2026-11') =>
  textingCosts.reply.parse((await texting.world.call(who, 'GET', `/api/texts/costs?month=${month}${more}`)).body)
const behind = async (who: Who, more = '', month = '2026-11') =>
  countedTexts.reply.parse((await texting.world.call(who, 'GET', `/api/texts/usage?month=${month}${more}`)).body)
const ours = { textsOut: 4, partsOut: 6, textsIn: 1, partsIn: 1, cents: 3.5 }

test('lists a month’s texts, parts and estimated cost of each organization; failed texts cost nothing', async () => {
  const { rows, total, sum, price } = await costs('platform')
  expect(rows).toMatchObject([
    { organization: 'Bright Path ABA', ...ours },
    { organization: 'Blue Heron Behavior', textsOut: 1, partsOut: 1, textsIn: 0, partsIn: 0, cents: 0.5 },
  ])
  expect({ total, sum, price }).toEqual({
    total: 2,
    sum: { textsOut: 5, partsOut: 7, textsIn: 1, partsIn: 1, cents: 4 },
    price: 0.5,
  })
  expect((await costs('platform', '&sort=name')).rows.map((row) => row.organization)).toEqual([
    'Blue Heron Behavior',
    'Bright Path ABA',
  ])
})

test('the month is that of the organization’s own calendar', async () => {
  expect((await costs('platform', '', '2026-12')).rows).toMatchObject([
    { organization: 'Bright Path ABA', textsOut: 1 },
  ])
})

test('a clinic sees its own figures alone, Managers none', async () => {
  expect((await costs('clinic')).rows).toMatchObject([{ organization: 'Bright Path ABA', ...ours }])
  expect((await texting.world.call('manager', 'GET', '/api/texts/costs?month=2026-11')).status).toBe(403)
  expect((await texting.world.call('manager', 'GET', '/api/texts/usage?month=2026-11')).status).toBe(403)
  const own = `&organizationId=${texting.world.own.organizationId}`
  expect((await texting.world.call('foreign', 'GET', `/api/texts/costs?month=2026-11${own}`)).status).toBe(404)
  expect((await texting.world.call('foreign', 'GET', `/api/texts/usage?month=2026-11${own}`)).status).toBe(404)
  expect(await costs('clinic', own, '2026-01')).toMatchObject({ rows: [{ textsOut: 0, cents: 0 }], total: 1 })
})

test('each figure opens as many texts as it says, with the number they left from', async () => {
  const own = `&organizationId=${texting.world.own.organizationId}`
  const all = await behind('clinic', own)
  expect(all.total).toBe(5)
  expect(all.rows.reduce((sum, { parts }) => sum + parts, 0)).toBe(7)
  expect((await behind('clinic', `${own}&direction=out`)).total).toBe(4)
  expect((await behind('clinic', `${own}&direction=in`)).rows).toMatchObject([
    { name: 'Pat Lee', direction: 'in', parts: 1, state: 'Received' },
  ])
  expect(all.rows.map(({ number }) => number)).toEqual(Array(5).fill('+15555550100'))
  expect((await behind('platform')).total).toBe(6)
  expect((await behind('clinic', '&page=2')).rows).toEqual([])
})

const invited = async (who: Who) => (await behind(who)).rows.find(({ candidateId }) => candidateId === null)

test('shows names of invited people to Admins alone', async () => {
  expect(await invited('clinic')).toMatchObject({ name: null, phone: null, parts: 2 })
  expect(await invited('admin')).toMatchObject({ name: 'Sam Doe', phone: '+15125550188' })
})

test('the table comes as a file', async () => {
  const { text, headers } = await texting.world.call('platform', 'GET', '/api/texts/costs/export?month=2026-11')
  expect(headers['content-disposition']).toContain('text-costs-2026-11.csv')
  expect(text.split('\r\n')[1]).toBe('Bright Path ABA,2026-11,4,6,1,1,0.0350')
})

/** The plan of the aggregate, as the role of the transaction sees it. */
const explainCosts = async (tx: Tx) => {
  const plans: string[] = []
  await readCosts(
    {
      ...tx,
      rows: async (row, query) => {
        const lines = await tx.rows(z.object({ 'QUERY PLAN': z.string() }), sql`explain ${query}`)
        plans.push(...lines.map((line) => line['QUERY PLAN']))
        return await tx.rows(row, query)
      },
    },
    { month: '2026-11', sort: 'cost' },
    1,
  )
  return plans.join('\n')
}

test('the figures come through an index, also in a clinic’s eyes', async () => {
  const { world } = texting
  await world.inPlatform(async (tx) => {
    for (const clinic of ['own', 'foreign'] as const)
      await tx.run(
        sql`insert into text_messages (organization_id, recipient_id, candidate_id, message_content, message, message_status, parts, cap_date)
            select r.organization_id, r.id, r.candidate_id, 'x', 'x', 'sent', 1, '2024-01-01'::date + n % 600
            from (select * from text_recipients where organization_id = ${world[clinic].organizationId} limit 1) r, generate_series(1, 20000) n`,
      )
  })
  await world.services.pool.query('vacuum analyze text_messages')
  for (const plan of [
    await world.inClinic(world.own.organizationId, explainCosts),
    await world.inPlatform(explainCosts),
  ]) {
    expect(plan).toMatch(/text_messages_counted/)
    expect(plan).not.toMatch(/Seq Scan on text_messages/)
  }
})
