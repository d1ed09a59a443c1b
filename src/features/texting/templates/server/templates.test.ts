import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

type Template = {
  id: string
  name: string
  isDefault: boolean
  isActive: boolean
  used: number
  replyRate: number | null
}
const list = async (type = 'text') =>
  ((await world.call('clinic', 'GET', `/api/templates?type=${type}`)).body as { templates: Template[] }).templates
const create = async (name: string, more: object = {}) => {
  const answer = await world.call('clinic', 'POST', '/api/templates', {
    name,
    content: 'Hi {{Candidate First}}',
    ...more,
  })
  return { ...answer, id: (answer.body as { id: string }).id }
}
const change = async (id: string, to: object) => await world.call('clinic', 'PATCH', `/api/templates/${id}`, to)

test('lists the default first, the rest by name; a new default unsets the old one by name', async () => {
  await create('Zulu')
  await create('Alpha')
  const old = (await list()).find(({ isDefault }) => isDefault)
  const made = await create('Main', { isDefault: true })
  expect(made.body).toMatchObject({ unset: old?.name })
  const names = (await list()).map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['Main', 'Alpha'])
  expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('the default can be neither deactivated nor removed while it is the default', async () => {
  const main = (await list()).find(({ isDefault }) => isDefault)
  for (const to of [{ isActive: false }, { isDefault: false }])
    expect((await change(main?.id ?? '', to)).body).toMatchObject({
      error: { message: 'This is the default template. Make another template the default first.' },
    })
  expect((await world.call('clinic', 'DELETE', `/api/templates/${main?.id}`)).status).toBe(409)
})

test('empty fields, unknown or broken tags and repeated names are refused at their field', async () => {
  expect((await create(' ')).body).toMatchObject({ error: { fields: { name: 'Enter a name for the template.' } } })
  expect((await create('Typo', { content: 'Hi {{Candiate First}}' })).body).toMatchObject({
    error: { fields: { content: '{{Candiate First}} isn’t a tag. Did you mean {{Candidate First}}?' } },
  })
  expect((await create('Broken', { content: 'Hi {Candidate First}' })).body).toMatchObject({
    error: { fields: { content: '{Candidate First} isn’t a tag. Did you mean {{Candidate First}}?' } },
  })
  await create('Twice')
  expect((await create('TWICE')).status).toBe(409)
  expect((await create('Twice', { type: 'reply' })).status).toBe(200)
  expect(
    (await Promise.all([create('Race'), create('race')])).map(({ status }) => status).toSorted((a, b) => a - b),
  ).toEqual([200, 409])
})

test('use and answers are counted, and what was used is retired instead of deleted', async () => {
  const { id } = await create('Counted')
  const spare = await create('Spare')
  for (const [candidateId, body] of [
    [world.own.candidateId, 'One'],
    [world.own.secondId, 'Two'],
  ])
    await world.call('clinic', 'POST', '/api/texts/send', {
      id: randomUUID(),
      candidateId,
      message: body,
      templateId: id,
    })
  await world.call('clinic', 'POST', '/api/simulator/reply', { phone: '+15125550102', body: 'Hello' })
  expect((await list()).find((each) => each.id === id)).toMatchObject({ used: 2, replyRate: 0.5 })
  expect((await world.call('clinic', 'DELETE', `/api/templates/${id}`)).body).toEqual({ result: 'retired' })
  expect((await world.call('clinic', 'DELETE', `/api/templates/${spare.id}`)).body).toEqual({ result: 'deleted' })
  expect((await list()).map((each) => each.id)).not.toContain(id)
  const kept = await world.inPlatform(async (tx) => await tx.run(sql`select from message_templates where id = ${id}`))
  expect(kept).toBe(1)
  expect(await world.eventNames()).toEqual(
    expect.arrayContaining(['template.created', 'template.retired', 'template.deleted']),
  )
})

test('links are https with a name of their own; a shortener is warned of', async () => {
  const save = async (name: string, url: string) => await world.call('clinic', 'POST', '/api/links', { name, url })
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://example.com', 'nonsense'])
    expect((await save('Bad', url)).status, url).toBe(400)
  const { body } = await save('Apply', 'https://bit.ly/apply')
  expect(body).toMatchObject({ warning: expect.stringContaining('bit.ly') as string })
  expect((await save('APPLY', 'https://example.com')).status).toBe(409)
  const { id } = body as { id: string }
  await world.call('clinic', 'PATCH', `/api/links/${id}`, { url: 'https://example.com/apply', isActive: false })
  const { links } = (await world.call('clinic', 'GET', '/api/links')).body as { links: object[] }
  expect(links).toContainEqual({
    id,
    name: 'Apply',
    url: 'https://example.com/apply',
    isActive: false,
    characters: 25,
    warning: null,
  })
  expect((await world.call('clinic', 'DELETE', `/api/links/${id}`)).body).toEqual({ ok: true })
})

test('an address in capitals is saved as phones know it', async () => {
  const made = await world.call('clinic', 'POST', '/api/links', { name: 'Capitals', url: 'HTTPS://A.TEST/X' })
  expect(made.status).toBe(200)
  const { links } = (await world.call('clinic', 'GET', '/api/links')).body as { links: object[] }
  expect(links).toContainEqual(expect.objectContaining({ name: 'Capitals', url: 'https://a.test/X' }))
})
