import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAddress, openWorld, password, type World } from '../../../../app/server/testing/world.ts'
import type { dashboardToday } from '../../../home/dashboard/contract/dashboard.ts'
import { firstQuestions } from '../contract/first-questions.ts'
import { firstSteps } from '../contract/first-steps.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

/** A new client in Phoenix with an Admin, as an onboarding leaves it; calls as the Admin, or as a Manager. */
const openClinic = async () => {
  const finished = await world.call('platform', 'POST', '/api/onboarding/finish', {
    kind: 'organization',
    organization: { name: `Quail ${randomUUID()}`, time_zone: 'America/New_York' },
    locations: [{ name: 'Phoenix', city: 'Phoenix', state: 'AZ' }],
  })
  const { organization_id: id } = z.object({ organization_id: z.string() }).parse(finished.body)
  const open = async (level: 'Admin' | 'Manager') => {
    const email = `${randomUUID()}@example.test`
    const person = await world.inPlatform(
      async (tx) => await world.addPerson(tx, { email, organizationId: id, level, name: `${level} Quail` }),
    )
    const signedIn = await world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password },
      remoteAddress: createAddress(),
    })
    const headers = { authorization: `Bearer ${String(signedIn.headers['set-auth-token'])}` }
    const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
      const answer = await world.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      return { status: answer.statusCode, body: answer.json<unknown>() }
    }
    const seesFirstDay = async () =>
      (
        (await call('GET', '/api/dashboard/today?timeZone=America/Phoenix')).body as z.output<
          typeof dashboardToday.reply
        >
      ).firstDay
    return { id: person.id, call, seesFirstDay }
  }
  return { id, open }
}

const hours = {
  weekdays: { opens: 540, closes: 1020 },
  saturday: { opens: 0, closes: 0 },
  sunday: { opens: 0, closes: 0 },
}

test('proposes the zone of the locations, the Admin who asks, and the text that will be sent', async () => {
  const clinic = await openClinic()
  const admin = await clinic.open('Admin')
  expect(await admin.seesFirstDay()).toEqual({ list: 'open', questions: 'open' })
  const asked = firstQuestions.reply.parse((await admin.call('GET', '/api/first-questions')).body)
  expect(asked.zone).toEqual({ proposed: 'America/Phoenix', isFromLocations: true, differ: false })
  expect(asked.interviewerId).toBe(admin.id)
  expect(asked.people.map(({ id }) => id)).toEqual([admin.id])
  expect(asked.texts.english).toMatch(
    /^Hi Ana, this is Quail .*These texts are automatic.*18 or older\? Reply STOP to opt out\.$/,
  )
  expect(asked.texts.spanish).toMatch(/^Hola Ana, .*Responda STOP para darse de baja\.$/)
})

test('one save sets zone, hours, interviewer, and texts; the same answers twice change nothing', async () => {
  const clinic = await openClinic()
  const admin = await clinic.open('Admin')
  const { settings } = firstQuestions.reply.parse((await admin.call('GET', '/api/first-questions')).body).texts
  const answers = { time_zone: 'America/Phoenix', hours, interviewer_id: admin.id, texts: true }
  const save = async (more: object = {}) => await admin.call('POST', '/api/first-questions', { ...answers, ...more })
  // What was not rehearsed is not switched on, and nothing of the rest is saved.
  expect((await save()).status).toBe(409)
  expect((await save({ time_zone: 'Mars/Olympus', texts: false })).status).toBe(400)
  expect((await save({ interviewer_id: world.users.foreign.id })).status).toBe(400)
  expect((await save({ interviewer_id: randomUUID() })).status).toBe(400)
  expect(await admin.seesFirstDay()).toEqual({ list: 'open', questions: 'open' })
  const loadZone = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ zone: z.string() }),
          sql`select time_zone as zone from organizations where id = ${clinic.id}`,
        ),
    )
  expect(await loadZone()).toEqual({ zone: 'America/New_York' })

  const url = `/api/organizations/${clinic.id}/automations/applicant/rehearsal`
  expect((await admin.call('POST', url, { ...settings, interviewerId: admin.id })).status).toBe(200)
  expect((await save()).status).toBe(200)
  expect(await loadZone()).toEqual({ zone: 'America/Phoenix' })
  const found = firstSteps.reply.parse((await admin.call('GET', '/api/first-steps')).body)
  expect(found.steps).toMatchObject({ hours: true, screening: true, colleague: false, text: false })
  expect(await admin.seesFirstDay()).toEqual({ list: 'open', questions: 'none' })
  const before = await world.eventNames(clinic.id)
  expect(before).toEqual(
    expect.arrayContaining(['organization.changed', 'bookingHours.changed', 'automation.switchedOn']),
  )
  expect((await save()).status).toBe(200)
  expect(await world.eventNames(clinic.id)).toEqual(before)
  // No later answer switches it off.
  expect((await save({ texts: false })).status).toBe(200)
  expect(await world.eventNames(clinic.id)).toEqual(before)
})

test('refuses the questions to a Manager and to clinic staff', async () => {
  const clinic = await openClinic()
  const manager = await clinic.open('Manager')
  expect((await manager.call('GET', '/api/first-questions')).status).toBe(403)
  const answers = { time_zone: 'America/Phoenix', hours, interviewer_id: manager.id, texts: false }
  expect((await manager.call('POST', '/api/first-questions', answers)).status).toBe(403)
  expect(await manager.seesFirstDay()).toEqual({ list: 'open', questions: 'none' })
  expect((await world.call('clinic', 'GET', '/api/first-questions')).status).toBe(403)
})

test('each person folds, dismisses, and puts off for themselves, and what is not named stays', async () => {
  const clinic = await openClinic()
  const [admin, other] = [await clinic.open('Admin'), await clinic.open('Admin')]
  const change = async (view: object) => expect((await admin.call('PUT', '/api/me/first-steps', view)).status).toBe(200)
  await change({ questions_put_off: true })
  await change({ folded: true })
  expect(await admin.seesFirstDay()).toEqual({ list: 'folded', questions: 'put_off' })
  expect(await other.seesFirstDay()).toEqual({ list: 'open', questions: 'open' })
  await change({ folded: false })
  expect(await admin.seesFirstDay()).toEqual({ list: 'open', questions: 'put_off' })
  await change({ dismissed: true })
  expect(await admin.seesFirstDay()).toMatchObject({ list: 'none' })
  expect(await other.seesFirstDay()).toEqual({ list: 'open', questions: 'open' })
  expect((await other.call('GET', '/api/first-steps')).body).toMatchObject({ steps: { colleague: true } })
})

test('stays, folded, once candidates come; an older client with candidates has none', async () => {
  const clinic = await openClinic()
  const admin = await clinic.open('Admin')
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into all_candidates (organization_id, full_name, position, status)
        values (${clinic.id}, 'Ada', 'RBT', 'Initial Inquiry')`),
  )
  expect(await admin.seesFirstDay()).toEqual({ list: 'folded', questions: 'open' })
  await world.inPlatform(async (tx) => await tx.run(sql`delete from first_weeks where organization_id = ${clinic.id}`))
  expect(await admin.seesFirstDay()).toEqual({ list: 'none', questions: 'none' })
})

test('lists the service’s own steps for platform staff alone', async () => {
  const found = await world.call('platform', 'GET', '/api/first-steps/service')
  expect(found.body).toMatchObject({ steps: { client: true, location: true, code: true, candidate: true } })
  expect((await world.call('admin', 'GET', '/api/first-steps/service')).status).toBe(403)
  const today = await world.call('platform', 'GET', '/api/dashboard/today?timeZone=America/New_York')
  expect(today.body).toMatchObject({ firstDay: { list: 'none', questions: 'none' } })
})
