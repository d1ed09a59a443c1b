import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createSignature } from '../../../features/access/webhooks/server/public.ts'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../../../features/texting/messages/server/testing/texting-world.ts'
import { automationInboundRoute } from '../../../features/texting/messages/server/webhooks/automation.ts'
import { sweepVendorEventsJob } from './sweep-vendor-events.ts'

const secret = 'shared-with-the-automation'
/** A Friday, noon in Austin. */
const first = new Date('2026-11-20T18:00:00Z')
let now = first
let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld({ AUTOMATION_WEBHOOK_SECRET: secret }, () => now)
})
afterAll(async () => await texting.close())

const tell = async (event: object) => {
  const payload = JSON.stringify(event)
  const { statusCode } = await texting.world.app.inject({
    method: 'POST',
    url: '/api/webhooks/automation/inbound',
    headers: { 'content-type': 'application/json', 'reinforce-signature': createSignature(secret, payload, now) },
    payload,
  })
  return statusCode
}
const stored = z.object({ payload: z.unknown(), isHandled: z.boolean() })
const kept = async (id: string) =>
  await texting.world.inPlatform(
    async (tx) =>
      await tx.one(
        stored,
        sql`select payload, handled_at is not null as "isHandled" from app.inbound_webhooks where vendor_id = ${id}`,
      ),
  )
const plant = async (id: string, tries: number) =>
  await texting.world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into app.inbound_webhooks (vendor, kind, vendor_id, payload, at, tries)
            values ('automation', 'inbound', ${id}, '{"words":"unread"}', ${first.toISOString()}::timestamptz, ${tries})`,
      ),
  )
const sweepOn = async (day: string) => {
  now = new Date(`${day}T18:00:00Z`)
  await sweepVendorEventsJob.run({ organizationId: '' }, texting.world.services, new AbortController().signal)
}

test('a handled event keeps no word and no number, is still known when it comes again, and is gone after 30 days', async () => {
  const [candidateId = ''] = await addPeople(texting.world, 'own', 1, { phone_number: '5125553201' })
  const text = { id: randomUUID(), candidateId, message: 'Hello' }
  expect((await texting.world.call('clinic', 'POST', '/api/texts/send', text)).status).toBe(200)
  const reply = { id: randomUUID(), from: '+15125553201', text: 'Tuesday works' }
  expect(await tell(reply)).toBe(200)
  expect(await kept(reply.id)).toEqual({ payload: null, isHandled: true })
  const received = async () =>
    (await texting.world.eventNames(candidateId)).filter((name) => name === 'text.received').length
  await sweepOn('2026-12-18')
  expect(await tell(reply)).toBe(200)
  expect([await received(), await kept(reply.id)]).toEqual([1, { payload: null, isHandled: true }])
  await sweepOn('2026-12-21')
  expect(await kept(reply.id)).toBeUndefined()
})

test('an event that is not handled yet keeps its content however old it is; one given up goes after 30 days', async () => {
  const [open, givenUp] = [randomUUID(), randomUUID()]
  await plant(open, 3)
  await plant(givenUp, 20)
  await sweepOn('2026-12-19')
  expect(await kept(givenUp)).toEqual({ payload: { words: 'unread' }, isHandled: false })
  await sweepOn('2027-01-15')
  expect([await kept(givenUp), await kept(open)]).toEqual([
    undefined,
    { payload: { words: 'unread' }, isHandled: false },
  ])
})

test('an event that broke keeps its content until it is handled', async () => {
  const broken = randomUUID()
  await plant(broken, 0)
  expect(await automationInboundRoute.handleOpen(texting.world.services)).toBe(0)
  expect(await kept(broken)).toEqual({ payload: { words: 'unread' }, isHandled: false })
})
