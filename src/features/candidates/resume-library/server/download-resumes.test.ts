import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const words = 'Two years as a registered behavior technician in a clinic'
const withFile = async (text: string) => {
  const key = `resumes/${world.own.organizationId}/${randomUUID()}.txt`
  await world.services.files.put(key, Buffer.from(text), 'text/plain')
  const [id = ''] = await addPeople(world, 'own', 1, {
    full_name: 'ana garcía',
    resume_file: key,
    resume_text: 'Pasted',
  })
  return { id, key }
}
const archive = async (who: 'clinic' | 'foreign', ids: string[]) => {
  const answer = await world.app.inject({
    method: 'GET',
    url: `/api/resumes/download?${ids.map((id) => `ids=${id}`).join('&')}`,
    headers: { authorization: `Bearer ${await world.getToken(who)}` },
  })
  return {
    status: answer.statusCode,
    names: answer.rawPayload.toString('latin1').match(/[A-Za-z\u0080-\u00ff() 0-9-]+\.(?:txt|pdf)/g) ?? [],
  }
}

test('résumés come as one archive, files and words, each named and each recorded', async () => {
  const { id } = await withFile(words)
  const [pasted = '', none = ''] = [
    ...(await addPeople(world, 'own', 1, {
      full_name: 'ben ito',
      resume_text: 'Phone: 512 555 0101\nWorked with children',
    })),
    ...(await addPeople(world, 'own', 1, { full_name: 'no words' })),
  ]
  const { status, names } = await archive('clinic', [id, pasted, none])
  expect(status).toBe(200)
  expect(new Set(names.map((name) => Buffer.from(name, 'latin1').toString()))).toEqual(
    new Set(['Ana García.txt', 'Ben Ito.txt']),
  )
  for (const each of [id, pasted]) expect(await world.eventNames(each)).toContain('resume.downloaded')
  expect(await world.eventNames(none)).not.toContain('resume.downloaded')
})

test('another organization’s résumés are as good as unknown', async () => {
  const { id } = await withFile(words)
  expect((await archive('foreign', [id])).status).toBe(404)
  expect((await archive('foreign', [randomUUID()])).status).toBe(404)
  expect(await world.eventNames(id)).toEqual([])
})

test('a file is read again, and its words take the place of those that are there', async () => {
  const { id } = await withFile(words)
  const answer = await world.call('clinic', 'POST', `/api/candidates/${id}/resume/reread`, {})
  expect([answer.status, answer.body]).toEqual([200, { characters: words.length, before: 6 }])
  expect((await world.call('clinic', 'GET', `/api/candidates/${id}/resume`)).body).toMatchObject({ resume_text: words })
  expect(await world.eventNames(id)).toContain('resume.reread')
})

test('a missing file, and one without words, change nothing and return the reason', async () => {
  const { id } = await withFile('1 2 3')
  const empty = await world.call('clinic', 'POST', `/api/candidates/${id}/resume/reread`, {})
  expect([empty.status, empty.text]).toEqual([409, expect.stringContaining('No text found – paste the resume')])
  await world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set resume_file = null where id = ${id}`))
  const gone = await world.call('clinic', 'POST', `/api/candidates/${id}/resume/reread`, {})
  expect([gone.status, gone.text]).toEqual([409, expect.stringContaining('No file to read again')])
  expect((await world.call('clinic', 'GET', `/api/candidates/${id}/resume`)).body).toMatchObject({
    resume_text: 'Pasted',
  })
  expect((await world.call('foreign', 'POST', `/api/candidates/${id}/resume/reread`, {})).status).toBe(404)
})
