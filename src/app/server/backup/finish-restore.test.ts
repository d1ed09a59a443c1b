import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import { openWorld, type World } from '../testing/world.ts'
import { finishRestore } from './finish-restore.ts'

const now = new Date('2026-11-18T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const state = z.object({ mark: z.string(), state: z.string() })
const [before, after] = ['2026-11-18T17:00:00Z', '2026-11-19T15:00:00Z']

test('texts about to leave are in doubt and stay, later ones continue to wait, and all texts stop', async () => {
  const [candidate = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García' })
  const { organizationId } = world.own
  const { doubt } = await world.inPlatform(async (tx) => {
    const texts = [
      ['queued', null],
      ['sending', null],
      ['held', before],
      ['held', after],
      ['held', null],
      ['sent', null],
      ['failed', null],
    ]
    const recipient = randomUUID()
    await tx.run(sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name)
      values (${recipient}, ${organizationId}, ${candidate}, 'RBT', 'Ana García')`)
    for (const [was, sendAt] of texts)
      await tx.run(sql`insert into text_messages (organization_id, recipient_id, candidate_id, message, message_content, message_status, send_at)
        values (${organizationId}, ${recipient}, ${candidate}, ${`${was} ${sendAt}`}, 'x', ${was}, ${sendAt}::timestamptz)`)
    for (const was of ['waiting', 'sending', 'sent'])
      await tx.run(sql`insert into emails (organization_id, kind, to_address, subject, body, state, created_at)
        values (${organizationId}, 'notice', 'a@example.com', ${was}, 'x', ${was}, ${before}::timestamptz)`)
    return await finishRestore(tx, before, now)
  })
  expect(doubt).toMatchObject({ texts: 3, mails: 2 })
  const texts = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        state,
        sql`select message as mark, message_status as state from text_messages where candidate_id = ${candidate} order by 1`,
      ),
  )
  expect(Object.fromEntries(texts.map((row) => [row.mark, row.state]))).toEqual({
    'queued null': 'unknown',
    'sending null': 'unknown',
    [`held ${before}`]: 'unknown',
    [`held ${after}`]: 'held',
    'held null': 'held',
    'sent null': 'sent',
    'failed null': 'failed',
  })
  const mails = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        state,
        sql`select subject as mark, state from emails where to_address = 'a@example.com' order by 1`,
      ),
  )
  expect(mails.map((row) => row.state)).toEqual(['unknown', 'sent', 'unknown'])
  const { body } = await world.call('platform', 'GET', '/api/texts/pauses')
  expect(body).toMatchObject({
    pauses: [{ organization: null, by: 'Restore', why: expect.stringMatching(/^Restored from a backup/) as unknown }],
  })
})
