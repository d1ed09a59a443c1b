import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { notifications } from '../contract/notifications.ts'

let world: World
let now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on' }, () => now)
})
afterAll(async () => await world.close())
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z')
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from notification_seen_markers`)
    await tx.run(sql`update text_recipients set unread = 0, opt_out_review_since = null`)
    await tx.run(sql`update document_files set expires_on = null`)
    await tx.run(sql`update explanation_requests set answer = 'Yes', answered_at = now() where answered_at is null`)
  })
})

const address = '/api/me/notifications?timeZone=America%2FChicago'
const seenBy = async (who: 'clinic' | 'manager' | 'platform' | 'foreign') => {
  const { status, body, text } = await world.call(who, 'GET', address)
  if (status !== 200) throw new Error(text)
  return notifications.reply.parse(body)
}
const kindsSeenBy = async (who: 'clinic' | 'manager' | 'platform' | 'foreign') =>
  (await seenBy(who)).items.map(({ kind }) => kind)

const ids = z.object({ id: z.string() })
/** A thread of the clinic's candidate with something unread. */
const reply = async (at: string, undecided = false) =>
  await world.inPlatform(async (tx) => {
    const { organizationId, candidateId } = world.own
    await tx.run(sql`delete from text_recipients where organization_id = ${organizationId} and candidate_id = ${candidateId}
      and not exists (select from text_messages m where m.organization_id = text_recipients.organization_id and m.recipient_id = text_recipients.id)`)
    const there = await tx.one(
      ids,
      sql`select id from text_recipients where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
    )
    if (there === null)
      await tx.run(sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type,
        candidate_name, phone_number, recipient_phone, sender_name, twilio_phone, last_message_at)
        values (${randomUUID()}, ${organizationId}, ${candidateId}, 'rbt', 'Ana Ruiz', '5125550111', '+15125550111', 'Riley', '+15125550100', ${at})`)
    await tx.run(sql`update text_recipients set unread = 1, last_inbound_at = ${at}, opt_out_review_since = ${undecided ? at : null}
      where organization_id = ${organizationId} and candidate_id = ${candidateId}`)
  })
const document = async (expires: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update document_files set expires_on = ${expires}::date, deleted_at = null
        where (organization_id, id) = (select organization_id, id from document_files
          where organization_id = ${world.own.organizationId} order by id limit 1)`),
  )

test('the bell lists open items, newest first; once opened, only later ones are new', async () => {
  await reply('2026-11-20T15:00:00Z')
  await document('2026-12-01')
  const before = await seenBy('clinic')
  expect(before.items.map(({ kind, isNew, at }) => ({ kind, isNew, at }))).toEqual([
    { kind: 'reply', isNew: true, at: '2026-11-20T15:00:00.000Z' },
    { kind: 'document', isNew: true, at: '2026-11-01T05:00:00.000Z' },
  ])
  expect(before.items[0]?.candidateId).toBe(world.own.candidateId)
  expect(before.items[0]?.organization).toBeNull()
  expect((await world.call('clinic', 'POST', '/api/me/notifications/seen', {})).status).toBe(200)
  expect((await seenBy('clinic')).items.map(({ isNew }) => isNew)).toEqual([false, false])
  await reply('2026-11-20T18:30:00Z')
  expect((await seenBy('clinic')).items.map(({ isNew }) => isNew)).toEqual([true, false])
  expect((await seenBy('manager')).items.every(({ isNew }) => isNew)).toBe(true)
})

test('marks a text that may be an opt-out, and a document that has expired', async () => {
  await reply('2026-11-20T15:00:00Z', true)
  await document('2026-11-18')
  expect((await seenBy('clinic')).items.map(({ kind, about }) => [kind, about])).toEqual([
    ['decision', ''],
    ['document', 'expired'],
  ])
})

const hide = async (hidden: unknown) => await world.call('clinic', 'PUT', '/api/me/notifications/hidden', { hidden })

test('a hidden kind is missing for that person, and others still get it', async () => {
  await reply('2026-11-20T15:00:00Z')
  await document('2026-12-01')
  expect((await hide(['document', 'document'])).status).toBe(200)
  expect(await seenBy('clinic')).toMatchObject({ hidden: ['document'], items: [{ kind: 'reply', isNew: true }] })
  expect(await kindsSeenBy('manager')).toEqual(['reply', 'document'])
  expect((await hide(['weather'])).status).toBe(400)
  expect((await hide([])).status).toBe(200)
  expect(await kindsSeenBy('clinic')).toEqual(['reply', 'document'])
})

test('a foreign organization gets nothing, and platform staff get the organization’s name', async () => {
  await reply('2026-11-20T15:00:00Z')
  expect((await seenBy('foreign')).items.map(({ candidateId }) => candidateId)).not.toContain(world.own.candidateId)
  const mine = (await seenBy('platform')).items.find(({ candidateId }) => candidateId === world.own.candidateId)
  expect(mine?.organization).toEqual(expect.any(String))
  expect((await world.call(null, 'GET', address)).status).toBe(401)
})
