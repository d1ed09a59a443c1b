import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const fetchList = async (id: string, who: 'clinic' | 'manager' | 'foreign' | null = 'clinic') =>
  await world.call(who, 'GET', `/api/candidates/${id}/text-files/export`)

/** A text of a candidate on a late evening in New York, which is the next day in UTC, with what came with it. */
const texted = async (id: string, files: { declared: string; set: ReturnType<typeof sql> }[]) =>
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name)
        values (${world.own.organizationId}, ${id}, 'rbt', 'Pat')`,
    )
    await tx.run(
      sql`insert into text_messages (organization_id, recipient_id, candidate_id, message_content, message, message_direction, message_status, created_at)
          select r.organization_id, r.id, r.candidate_id, 'my card', 'my card', 'inbound', 'received',
            '2026-11-21T03:00:00Z' from text_recipients r where r.candidate_id = ${id}`,
    )
    for (const [position, { declared, set }] of files.entries())
      await tx.run(
        sql`insert into text_media (organization_id, message_id, position, url, declared_type, next_at, created_at, state, reason, name, mime, size, stored_as)
            select m.organization_id, m.id, ${position}, 'https://files.example.com/a', ${declared}, now(), now(),
              ${set} from text_messages m where m.candidate_id = ${id}`,
      )
  })

test('lists what came with the texts of a candidate: name, type, size, day of the clinic, and what became of it', async () => {
  const [id = ''] = await addPeople(world, 'own', 1)
  await texted(id, [
    { declared: 'image/png', set: sql`'kept', null, '=card.png', 'image/png', 1234, ${`text-media/${id}`}` },
    { declared: 'audio/mp3', set: sql`'failed', 'Audio can''t be kept here.', null, null, null, null` },
    { declared: 'image/jpeg', set: sql`'waiting', null, null, null, null, null` },
  ])
  const { status, text } = await fetchList(id)
  expect(status).toBe(200)
  const [head, ...rows] = text.replace('\ufeff', '').trim().split(/\r?\n/)
  expect(head).toBe('Name,Type,Bytes,Day,State,Document')
  // What a spreadsheet would run is text.
  expect(rows[0]).toMatch(/^"?'=card\.png"?,[^,]+,1234,2026-11-20,Stored,$/)
  expect(rows[1]).toBe("File 2,audio/mp3,,2026-11-20,Audio can't be kept here.,")
  expect(rows[2]).toBe('Picture 3,image/jpeg,,2026-11-20,Not fetched yet,')
  expect(rows).toHaveLength(3)
  expect((await fetchList(id, 'manager')).text).toBe(text)
})

test('gives nothing to another clinic or a visitor without a session', async () => {
  const [id = ''] = await addPeople(world, 'own', 1)
  await texted(id, [
    { declared: 'image/png', set: sql`'kept', null, 'card.png', 'image/png', 1, ${`text-media/${id}`}` },
  ])
  expect((await fetchList(id, 'foreign')).status).toBe(404)
  expect((await fetchList(id, null)).status).toBe(401)
})
