import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { switchOnOrThrow } from '../../features/conversations/automations/server/testing/automation-world.ts'
import { createAddress, openWorld, type World } from './testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await switchOnOrThrow(world, 'applicant')
})
afterAll(async () => await world.close())

/** The automations that a candidate with this phone number was enrolled in. */
const enrolled = async (phone: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ preset: z.string() }),
        sql`select s.preset from automation_enrollments s join all_candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
            where c.phone_key = ${phone}`,
      ),
  )

const applies = async (phone: string, consent: string) => {
  const form = new FormData()
  const fields = { id: randomUUID(), full_name: 'Noa New', phone_number: phone, text_consent: consent }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/apply/CODE-${world.own.organizationId.slice(0, 8)}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress: createAddress(),
  })
  expect(answer.statusCode).toBe(200)
}

test('an application by the form enrolls those who agreed to texts, once', async () => {
  await applies('5125557101', 'yes')
  await applies('5125557101', 'yes')
  await applies('5125557102', 'no')
  expect(await enrolled('5125557101')).toEqual([{ preset: 'applicant' }])
  expect(await enrolled('5125557102')).toEqual([])
})

test('an application by a program enrolls them, too', async () => {
  const made = await world.call('admin', 'POST', '/api/api-keys', { name: 'Job board', scope: 'write' })
  const { key } = made.body as { key: string }
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/intake',
    headers: { authorization: `Bearer ${key}` },
    payload: {
      key: randomUUID(),
      consent: 'Job board form, November 2026',
      applications: [{ full_name: 'Bo Lee', position: 'RBT', phone_number: '5125557103' }],
    },
  })
  expect(answer.statusCode).toBe(200)
  expect(await enrolled('5125557103')).toEqual([{ preset: 'applicant' }])
})
