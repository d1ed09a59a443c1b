import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type InterviewWorld, openInterviewWorld } from './testing/interview-world.ts'

let rooms: InterviewWorld
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z', { PUBLIC_URL: 'https://console.example.test' })
})
afterAll(async () => await rooms.close())

const make = async (who: 'clinic' | 'foreign') =>
  z.object({ path: z.string() }).parse((await rooms.world.call(who, 'POST', '/api/me/calendar-feed')).body).path
const read = async (path: string) => await rooms.world.call(null, 'GET', path)
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('a calendar without a session reads the interviews of its person’s organization, as they change', async () => {
  const id = await rooms.scheduled({ note: 'One; two, three\nfour' })
  const [own, foreign] = [await make('clinic'), await make('foreign')]
  const file = await read(own)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const text = unfolded(file.text)
  for (const line of [
    'X-WR-CALNAME:Interviews of Bright Path ABA',
    `UID:interview-${id}@reinforce`,
    'SEQUENCE:0',
    'SUMMARY:Interview with Ana García (Phone)',
    String.raw`DESCRIPTION:Interviewer: Riley Adams\nStatus: Scheduled\nOne\; two\, three\nfour\nhttps://console.example.test/interviews?shown=${id}`,
  ])
    expect(text.split('\r\n')).toContain(line)
  expect((await read(foreign)).text).not.toContain('BEGIN:VEVENT')
  await rooms.setStatus(id, 'Cancelled', { reason: 'x' })
  const later = unfolded((await read(own)).text)
  expect(later).toContain(`UID:interview-${id}@reinforce`)
  expect(later).toContain('STATUS:CANCELLED')
  expect(later).toContain('SEQUENCE:1')
})

test('a new address ends the earlier one, revoking ends it, and an unknown one answers alike', async () => {
  const first = await make('clinic')
  const second = await make('clinic')
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
  expect((await rooms.world.call('clinic', 'GET', '/api/me/calendar-feed')).body).toEqual({
    createdAt: '2026-11-20T18:00:00.000Z',
    organization: 'Bright Path ABA',
  })
  expect((await rooms.world.call('clinic', 'DELETE', '/api/me/calendar-feed')).status).toBe(200)
  const [revoked, unknown] = [await read(second), await read('/api/calendar/nobody/interviews.ics')]
  expect([revoked.status, revoked.text]).toEqual([404, unknown.text])
  expect((await rooms.world.call('clinic', 'GET', '/api/me/calendar-feed')).body).toMatchObject({ createdAt: null })
})

test('who moved to another organization takes no calendar along', async () => {
  const path = await make('clinic')
  const { users, foreign, inPlatform } = rooms.world
  await inPlatform(
    async (tx) =>
      await tx.run(
        sql`update reinforce_users set organization_id = ${foreign.organizationId} where id = ${users.clinic.id}`,
      ),
  )
  expect((await read(path)).status).toBe(404)
})
