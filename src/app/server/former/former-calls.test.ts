import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import { fillPath } from '../../../platform/shared/endpoint.ts'
import { openWorld, type World } from '../testing/world.ts'
import { formerCalls } from './former-calls.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

const unknownId = '99999999-9999-4999-8999-999999999999'
const findRoute = (name: string) => {
  const found = world.routes.find(({ contract }) => `${contract.method} ${contract.path}` === name)
  if (!found) throw new Error(`${name} is no call of today`)
  return found
}
const paths = Object.entries(formerCalls).flatMap(([name, { path }]) => (path === undefined ? [] : [{ name, path }]))

test('each row names a call of today, and each former path is the path of no call', () => {
  for (const name of Object.keys(formerCalls)) expect(findRoute(name).contract.summary).not.toBe('')
  const today = world.routes.map(({ contract }) => `${contract.method} ${contract.path}`)
  for (const { name, path } of paths) expect(today).not.toContain(`${name.split(' ')[0]} ${path}`)
  expect(new Set(paths.map(({ name, path }) => `${name.split(' ')[0]} ${path}`)).size).toBe(paths.length)
})

test.each(paths)('$path answers as $name does: signed out, an unknown id, and junk', async ({ name, path }) => {
  const { method, example } = findRoute(name).contract
  const today = name.split(' ')[1] ?? ''
  const input = example((noun) => (noun === 'user' ? world.users.admin.id : unknownId)) as Record<string, unknown>
  const asked = async (who: 'admin' | null, at: string, more: Record<string, unknown>) => {
    const filled = fillPath(at, more)
    const isRead = method === 'GET' || method === 'DELETE'
    const query = new URLSearchParams(
      Object.entries(filled.rest).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const { status, text } = await world.call(
      who,
      method,
      isRead ? `${filled.path}?${query.toString()}` : filled.path,
      isRead ? undefined : filled.rest,
    )
    return { status, text }
  }
  expect(await asked(null, path, input)).toEqual(await asked(null, today, input))
  const [before, now] = [await asked('admin', path, input), await asked('admin', today, input)]
  expect(before).toEqual(now)
  const junk = { id: 'not-a-uuid', day: '\u0000' }
  expect(await asked('admin', path, junk)).toEqual(await asked('admin', today, junk))
})

test('no former path and no former name is in the API document', async () => {
  const { text } = await world.call('admin', 'GET', '/api/openapi.json')
  for (const { path } of paths) expect(text).not.toContain(`"${path}"`)
  for (const word of ['noShow"', '"left-out"', '"needs-person"', '"awaits"']) expect(text).not.toContain(word)
})

test('former values are understood: a preset in a path, a view and a filter in a query', async () => {
  const own = world.own.organizationId
  const saved = await world.call('admin', 'PUT', `/api/organizations/${own}/automations/noShow`, {
    isOn: false,
    waitMinutes: 20,
    interviewerId: null,
    locationIds: [],
    topics: [],
    texts: [],
  })
  expect(saved.status).toBe(200)
  const { body } = await world.call('admin', 'GET', `/api/organizations/${own}/automations`)
  const { automations } = body as { automations: { preset: string; waitMinutes: number }[] }
  expect(automations.find(({ preset }) => preset === 'no_show')?.waitMinutes).toBe(20)
  for (const show of ['person', 'them', 'us', 'older'])
    expect((await world.call('clinic', 'GET', `/api/sequences?show=${show}&preset=quiet`)).status).toBe(200)
  expect((await world.call('clinic', 'GET', '/api/sequences?show=nobody')).status).toBe(400)
  expect((await world.call('clinic', 'GET', '/api/interviews?awaits=interviewer')).status).toBe(200)
  expect((await world.call('clinic', 'GET', '/api/interviews?awaits=nobody')).status).toBe(400)
  expect((await world.call('clinic', 'GET', '/api/texts/threads?show=needs-person')).status).toBe(200)
})

test('the former spelling of state licenses is understood', async () => {
  const [id = ''] = await addPeople(world, 'own', 1, { position: 'BCBA' })
  const typed = { state_licences: 'tx 12', supervision_capacity: '', assessments: '' }
  expect((await world.call('clinic', 'PUT', `/api/candidates/${id}/particulars`, typed)).status).toBe(200)
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)
  expect(body).toMatchObject({ particulars: { state_licenses: 'TX 12' } })
})
