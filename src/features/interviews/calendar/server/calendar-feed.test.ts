import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { password } from '../../../../app/server/testing/world.ts'
import { makeResetLink } from '../../../access/sign-in/server/public.ts'
import { people } from '../../../team/users/contract/people.ts'
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
    [
      'DESCRIPTION:Call (512) 555-0101',
      'Interviewer: Riley Adams',
      'Status: Scheduled',
      String.raw`One\; two\, three`,
      'four',
      `https://console.example.test/interviews?shown=${id}`,
    ].join(String.raw`\n`),
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

const loadFeed = async (who: 'clinic') => {
  const path = await make(who)
  expect((await read(path)).status).toBe(200)
  return path
}
const events = async () =>
  (await rooms.world.eventNames(rooms.world.users.clinic.id)).filter((each) => each === 'calendarFeed.revoked').length

test('a calendar ends with the account, with “sign out everywhere” and with the password', async () => {
  const { world } = rooms
  const { clinic } = world.users
  const as = async (url: string, payload: object) => (await world.call('clinic', 'POST', url, payload)).status
  const first = await loadFeed('clinic')
  const before = await events()
  expect(await as('/api/me/sessions/end-others', {})).toBe(200)
  expect((await read(first)).status).toBe(404)
  const second = await loadFeed('clinic')
  expect(await as('/api/auth/change-password', { current: password, next: password, confirm: password })).toBe(200)
  expect((await read(second)).status).toBe(404)
  const third = await loadFeed('clinic')
  expect((await world.call('admin', 'POST', `/api/users/${clinic.id}/end-calendar-feed`, {})).status).toBe(200)
  expect((await read(third)).status).toBe(404)
  expect((await world.call('admin', 'POST', `/api/users/${clinic.id}/end-calendar-feed`, {})).status).toBe(409)
  const fourth = await loadFeed('clinic')
  expect((await world.call('admin', 'POST', `/api/users/${clinic.id}/end-sessions`, {})).status).toBe(200)
  expect((await read(fourth)).status).toBe(404)
  world.signOut('clinic')
  const reset = await loadFeed('clinic')
  const of = { authUserId: clinic.authUserId, madeBy: null, now: new Date('2026-11-20T18:00:00Z') }
  const { path } = await makeResetLink(world.services.pool, of)
  const next = { next: password, confirm: password }
  expect((await world.call(null, 'POST', `/api/auth/password-resets${path.slice('/reset'.length)}`, next)).status).toBe(
    200,
  )
  expect((await read(reset)).status).toBe(404)
  world.signOut('clinic')
  const fifth = await loadFeed('clinic')
  expect((await world.call('admin', 'POST', `/api/users/${clinic.id}/deactivate`, {})).status).toBe(200)
  expect((await read(fifth)).status).toBe(404)
  expect((await world.call('admin', 'POST', `/api/users/${clinic.id}/reactivate`, {})).status).toBe(200)
  expect((await read(fifth)).status).toBe(404)
  expect((await events()) - before).toBe(6)
})

test('the address of a closed account opens nothing, even where it was left', async () => {
  const { world } = rooms
  world.signOut('clinic')
  const path = await loadFeed('clinic')
  const set = async (at: string | null) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update reinforce_users set deactivated_at = ${at} where id = ${world.users.clinic.id}`),
    )
  await set('2026-11-20T18:00:00Z')
  expect((await read(path)).status).toBe(404)
  await set(null)
  expect((await read(path)).status).toBe(200)
  world.signOut('clinic') // the closed account's sessions ended
})

test('Admins see whose calendar reads the interviews; a program’s key makes no calendar of its own', async () => {
  const { world } = rooms
  await loadFeed('clinic')
  const { rows } = people.reply.parse((await world.call('admin', 'GET', '/api/users')).body)
  expect(rows.find(({ id }) => id === world.users.clinic.id)?.calendar_feed_at).toBe('2026-11-20T18:00:00.000Z')
  const { key } = z
    .object({ key: z.string() })
    .parse((await world.call('admin', 'POST', '/api/api-keys', { name: 'Intake', scope: 'write' })).body)
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/me/calendar-feed',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(answer.statusCode).toBe(403)
})

test('a person who moved to another organization loses the calendar', async () => {
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
