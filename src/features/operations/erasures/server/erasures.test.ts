import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { sealEvents } from '../../record-check/server/seal-events.ts'

let world: World
let now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})

type Item = { id: string; url: string; cause: string; records: number; erasedAt: string }
const find = async (contact: string, who: Parameters<World['call']>[0] = 'admin') =>
  ((await world.call(who, 'POST', '/api/erasures/find', { contact })).body as { items: Item[] }).items

test('an erasure leaves a certificate that names no one, and that someone who knows the person finds', async () => {
  const person = {
    full_name: 'Zyxwena Quorndale',
    email_address: 'Zyxwena@example.test',
    phone_number: '(512) 555-7391',
  }
  const [id = '', other = ''] = await addPeople(world, 'own', 2, person)
  await world.call('clinic', 'POST', `/api/candidates/${id}/notes`, { body: 'Zyxwena prefers mornings' })
  await world.call('clinic', 'POST', `/api/candidates/${id}/merge`, { other_id: other })
  await world.call('clinic', 'PUT', `/api/candidates/${id}/erasure`, { wanted: true, reason: 'Zyxwena wrote' })
  now = new Date('2026-12-21T18:00:00Z')
  await eraseDue(world)

  const [found, ...more] = await find(' zyxwena@EXAMPLE.test ')
  expect(more).toEqual([])
  expect(found).toMatchObject({ cause: 'request', records: 2, erasedAt: '2026-12-21T18:00:00.000Z' })
  expect(await find('512-555-7391')).toEqual([found])
  expect(await find('512-555-7392')).toEqual([])
  expect((await world.call('admin', 'GET', '/api/erasures')).body).toMatchObject({ total: 2, items: [found, {}] })

  const url = found?.url ?? ''
  expect((await world.call('admin', 'GET', url)).text).toContain('isn’t sealed yet')
  await world.inPlatform(sealEvents)
  const { status, text, headers } = await world.call('admin', 'GET', url)
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const words of [
    '<dt>Deleted</dt><dd>2026-12-21 18:00:00 UTC</dd>',
    '<dt>Recorded by</dt><dd>Riley Adams</dd>',
    '<td>Notes</td><td class="number">1</td>',
    '<td>Candidate</td><td class="number">2</td>',
    'no row of this person was left',
  ])
    expect(text).toContain(words)
  const { head } = (await world.call('admin', 'GET', '/api/record-check')).body as { head: string }
  expect(text).toContain(head.slice(-64))
  expect(text).not.toMatch(/zyxwena|quorndale|5557391|555-7391/i)
})

test('staff, Managers, and other organizations see none', async () => {
  const [own] = ((await world.call('admin', 'GET', '/api/erasures')).body as { items: Item[] }).items
  for (const who of ['clinic', 'manager'] as const) {
    expect((await world.call(who, 'GET', '/api/erasures')).status).toBe(403)
    expect((await world.call(who, 'GET', own?.url ?? '')).status).toBe(403)
  }
  expect(await find('zyxwena@example.test', 'platform')).toEqual([])
  expect(
    (await world.call('admin', 'GET', `/api/erasures/${world.foreign.ids.erasureCertificate}/certificate`)).status,
  ).toBe(404)
  expect((await world.call('platform', 'GET', own?.url ?? '')).status).toBe(200)
})
