import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const scores = { position: 'BCBA', skills_score: '80', experience_score: '60', culture_fit_score: '10' }
const leaveOut = async (isLeftOut: boolean, who: 'admin' | 'clinic' = 'admin') =>
  await world.call(who, 'PATCH', '/api/me/organization', { counts_culture_fit: !isLeftOut })
const loadFit = async (id: string) => {
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)
  return body as {
    fit: { number: number; reason: string }
    candidate: { fit: { number: number } }
    counts_culture_fit: boolean
  }
}
const stored = async (id: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(z.object({ fit: z.number() }), sql`select fit_sort as fit from all_candidates where id = ${id}`),
    )
  )?.fit

test('an organization leaves culture fit out of the scores of its BCBAs, at once, and takes it in again', async () => {
  const [id = ''] = await addPeople(world, 'own', 1, scores)
  const [elsewhere = ''] = await addPeople(world, 'foreign', 1, scores)
  expect(await loadFit(id)).toMatchObject({
    fit: { number: 50 },
    candidate: { fit: { number: 50 } },
    counts_culture_fit: true,
  })
  expect((await leaveOut(true)).status).toBe(200)
  expect(await loadFit(id)).toMatchObject({
    fit: { number: 70, reason: 'Average of skills 80 and experience 60.' },
    candidate: { fit: { number: 70 } },
    counts_culture_fit: false,
  })
  const [later = ''] = await addPeople(world, 'own', 1, scores)
  expect([await stored(later), await stored(elsewhere)]).toEqual([70, 50])
  expect(await world.eventNames(world.own.organizationId)).toContain('organization.cultureFitLeftOut')
  await leaveOut(false)
  expect([await stored(id), await stored(later)]).toEqual([50, 50])
})

test('a new BCBA is scored like the others; only Admins choose', async () => {
  await leaveOut(true)
  const [id = ''] = await addPeople(world, 'own', 1, { ...scores, position: 'RBT' })
  await world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set position = 'BCBA' where id = ${id}`))
  expect(await stored(id)).toBe(70)
  expect((await leaveOut(false, 'clinic')).status).toBe(403)
  await leaveOut(false)
})
