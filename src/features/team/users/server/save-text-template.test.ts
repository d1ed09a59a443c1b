import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

const save = async (text: string) => await world.call('clinic', 'PUT', '/api/me/text-template', { text })
const own = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ text: z.nullable(z.string()) }),
        sql`select text_template as text from reinforce_users where id = ${world.users.clinic.id}`,
      ),
  )

test('your own default text with an unknown or broken tag is refused at its field and changes nothing', async () => {
  expect((await save('Hi {{Candidate First}}, it is me.')).status).toBe(200)
  for (const wrong of ['Hi {{Candidate Frist}}', 'Hi {{Candidate First', 'Hi {{Nobody}}!']) {
    const { status, body } = await save(wrong)
    expect(status, wrong).toBe(400)
    expect(body, wrong).toMatchObject({ error: { fields: { text: expect.any(String) as string } } })
  }
  expect(await own()).toEqual({ text: 'Hi {{Candidate First}}, it is me.' })
})

test('an empty one gives it back to the organization', async () => {
  expect((await save('  ')).status).toBe(200)
  expect(await own()).toEqual({ text: null })
  expect((await save('x'.repeat(5_000))).status).toBe(400)
})
