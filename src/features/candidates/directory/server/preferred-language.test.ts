import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { loadFile } from '../../../intake/imports/server/load-file.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

const now = new Date('2026-11-18T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const list = z.object({ rows: z.array(z.object({ id: z.string(), preferred_language: z.nullable(z.string()) })) })
const found = async (search: string) =>
  list.parse((await world.call('clinic', 'GET', `/api/candidates?${search}`)).body).rows
const profile = z.object({ version: z.string() })
const write = async (id: string, preferred_language: string) => {
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)
  const changes = { preferred_language }
  return await world.call('clinic', 'PATCH', `/api/candidates/${id}`, { version: profile.parse(body).version, changes })
}

test('a preferred language is typed, shown, filtered by and emptied; an unknown one is refused at its field', async () => {
  const [id = '', other = ''] = await addPeople(world, 'own', 2, { full_name: 'Tongue Tester' })
  expect((await write(id, 'spanish')).status).toBe(200)
  expect(await found('q=tongue&language=Spanish')).toEqual([{ id, preferred_language: 'Spanish' }])
  expect(await found('q=tongue&language=English&language=Other')).toEqual([])
  const refused = await write(other, 'Klingon')
  expect(refused.body).toMatchObject({
    error: { fields: { preferred_language: 'Choose one of English, Spanish, Other.' } },
  })
  expect((await write(id, '')).status).toBe(200)
  expect(await found('q=tongue&language=Spanish')).toEqual([])
})

test('a merge takes a preferred language over where the kept record has none', async () => {
  const [kept = ''] = await addPeople(world, 'own', 1, { full_name: 'Lin Gual' })
  const [other = ''] = await addPeople(world, 'own', 1, { full_name: 'Lin Gual', preferred_language: 'Other' })
  const merged = await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id: other })
  expect(merged.body).toMatchObject({ filled: ['preferred_language'] })
  expect((await found('q=lin%20gual&language=Other')).map(({ id }) => id).includes(kept)).toBe(true)
})

test('an import reads a preferred language, fills a blank one and notes what is none', async () => {
  await addPeople(world, 'own', 1, { full_name: 'Blank Tongue', email_address: 'blank@example.test' })
  const bytes = Buffer.from(
    'Name,Email,Language\nNew Tongue,new@example.test,ENGLISH\nBlank Tongue,blank@example.test,Spanish\nOdd Tongue,odd@example.test,Klingon\n',
  )
  const file = { organizationId: world.own.organizationId, fileName: 'file.csv', bytes, consent: null, now }
  await world.inClinic(
    world.own.organizationId,
    async (tx) => await loadFile(tx, { ...file, madeBy: world.users.clinic.id }),
  )
  const stored = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ name: z.string(), language: z.nullable(z.string()) }),
        sql`select full_name as name, preferred_language as language from all_candidates where full_name like '% Tongue' order by full_name`,
      ),
  )
  expect(stored).toEqual([
    { name: 'Blank Tongue', language: 'Spanish' },
    { name: 'New Tongue', language: 'English' },
    { name: 'Odd Tongue', language: null },
  ])
})
