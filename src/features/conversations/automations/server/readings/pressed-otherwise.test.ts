import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addApplicant, loadTextsTo, turn } from '../testing/automation-world.ts'
import { openHandedWorld } from '../testing/handed-world.ts'

let of: Awaited<ReturnType<typeof openHandedWorld>>
beforeAll(async () => {
  of = await openHandedWorld()
})
beforeEach(() => of.toNoon())
afterAll(async () => await of.world.close())

test('pressed twice, or by two at once, it is booked once', async () => {
  const { id } = await of.offered()
  const enrollment = await of.shown(id)
  of.later(1)
  const both = await Promise.all([of.press(enrollment, 'pick-1'), of.press(enrollment, 'pick-2', 'manager')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await of.press(enrollment, 'pick-1')).status).toBe(409)
  await turn(of.world)
  expect(await of.loadInterviews(id)).toHaveLength(1)
})

test('a time that someone else took is not booked; others are offered', async () => {
  const { id } = await of.offered()
  const enrollment = await of.shown(id)
  const taken = await of.world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ at: z.string() }),
        sql`insert into interviews (id, organization_id, candidate_id, interview_date, minutes, type, interviewer_id, reminders)
            select gen_random_uuid(), organization_id, ${of.world.own.candidateId},
              (progress -> 'offered' ->> 0)::timestamptz, 30, 'Phone', ${of.world.users.clinic.id}, false
            from automation_enrollments where id = ${enrollment.id} returning interview_date as at`,
      ),
  )
  expect(taken).toBeDefined()
  expect(await of.ids(id)).not.toContain('pick-1')
  expect((await of.press(enrollment, 'pick-1')).status).toBe(200)
  await turn(of.world)
  expect(await of.newest(id)).toMatch(/^Sorry, that time was just taken\./)
  expect(await of.loadInterviews(id)).toEqual([])
})

test('no one of another clinic and no one signed out reads a reply', async () => {
  const { id } = await of.unclear()
  const enrollment = await of.shown(id)
  expect((await of.press(enrollment, 'yes', 'foreign')).status).toBe(404)
  expect((await of.press(enrollment, 'yes', null)).status).toBe(401)
  expect(await of.shown(id)).toEqual(enrollment)
})

test('refuses an outdated press: another revision, newer words, or a missing reading', async () => {
  const { id, phone } = await of.unclear()
  const enrollment = await of.shown(id)
  expect((await of.press(enrollment, 'yes', 'clinic', { revision: enrollment.revision - 1 })).status).toBe(409)
  expect((await of.press(enrollment, 'come')).status).toBe(409)
  expect((await of.press(enrollment, 'pick-1')).status).toBe(409)
  expect((await of.press(enrollment, 'drop table')).status).toBe(400)
  await of.says(phone, 'I mean no')
  expect((await of.press(enrollment, 'yes')).status).toBe(409)
  expect(await loadTextsTo(of.world, id)).toHaveLength(1)
  const now = await of.shown(id)
  expect(now.wrote?.words).toBe('it is complicated, depends on my cat\nI mean no')
  expect((await of.readAs(id, 'no')).status).toBe(200)
  expect((await of.shown(id)).acts.at(-1)?.heard).toBe(now.wrote?.words)
})

test.each<[string, (id: string) => Promise<{ status: number }>]>([
  [
    'writes',
    async (id) =>
      await of.world.call('manager', 'POST', '/api/texts/send', {
        id: randomUUID(),
        candidateId: id,
        message: 'Hi, this is Sam.',
      }),
  ],
  [
    'calls',
    async (id) =>
      await of.world.call('manager', 'POST', `/api/candidates/${id}/calls`, {
        callId: randomUUID(),
        outcome: 'reached',
        note: '',
        at: '2026-11-20T17:00:00Z',
      }),
  ],
])('once a colleague %s there is nothing to read any more', async (_, act) => {
  const { id } = await of.unclear()
  const enrollment = await of.shown(id)
  expect((await act(id)).status).toBe(200)
  expect((await of.press(enrollment, 'yes')).status).toBe(409)
  await turn(of.world)
  expect(await of.shown(id)).toMatchObject({ status: 'needs_staff', readings: [], wrote: null })
  expect(await loadTextsTo(of.world, id)).toHaveLength(1)
})

test('a colleague’s text and a press at the same time: the second gets an error, or takes over', async () => {
  const { id } = await of.offered()
  const enrollment = await of.shown(id)
  const [pressed, sent] = await Promise.all([
    of.press(enrollment, 'pick-1'),
    of.world.call('manager', 'POST', '/api/texts/send', {
      id: randomUUID(),
      candidateId: id,
      message: 'Hi, this is Sam.',
    }),
  ])
  expect(sent.status).toBe(200)
  expect([200, 409]).toContain(pressed.status)
  await turn(of.world)
  expect(await of.loadInterviews(id)).toHaveLength(pressed.status === 200 ? 1 : 0)
})

test('one that someone took over, or that asked again, has nothing to read', async () => {
  const { id, phone } = await addApplicant(of.world)
  await turn(of.world)
  expect(await of.shown(id)).toMatchObject({ readings: [], wrote: null })
  const { id: enrollmentId } = await of.shown(id)
  await of.world.call('clinic', 'POST', `/api/automation-enrollments/${enrollmentId}/status`, { to: 'pause' })
  await of.says(phone, 'depends')
  expect(await of.shown(id)).toMatchObject({ status: 'needs_staff', readings: [], wrote: null })
})

test('an opt-out before the press stops it with the reason and sends nothing', async () => {
  const { id, phone } = await of.unclear()
  await of.says(phone, 'STOP')
  const enrollment = await of.shown(id)
  of.later(1)
  expect((await of.press(enrollment, 'yes')).status).toBe(200)
  await turn(of.world)
  expect((await of.shown(id)).status).toBe('stopped')
  expect(await loadTextsTo(of.world, id)).toHaveLength(1)
})
