import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { transact } from '../../../../platform/server/database.ts'
import { folderPeople } from '../contract/files.ts'
import { openDocuments, type Who } from './testing/documents-world.ts'

let world: Awaited<ReturnType<typeof openDocuments>>
beforeAll(async () => {
  world = await openDocuments(() => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})

const limit = async (id: string, people: string[], restricted = true, who: Who = 'admin') =>
  await world.call(who, 'PUT', `/api/documents/folders/${id}/restricted`, { restricted, people })
const sees = async (who: Who, folder: string) =>
  (await world.call(who, 'GET', `/api/documents?timeZone=UTC&folder=${folder}`)).status === 200

test('a folder can be open to named people: they see, find and open its contents, others of the organization do not', async () => {
  const outer = await world.addFolder('Payroll')
  const inner = await world.addFolder('2026', outer.id)
  const { id: file } = await world.upload(inner.id, 'bands.txt', Buffer.from('words'))
  expect((await limit(outer.id, [world.users.clinic.id])).body).toMatchObject({
    before: { restricted: false, people: [] },
  })
  for (const folder of [outer.id, inner.id])
    expect([await sees('clinic', folder), await sees('manager', folder), await sees('admin', folder)]).toEqual([
      true,
      false,
      true,
    ])
  const open = async (who: Who) => (await world.content(who, file)).statusCode
  expect([await open('clinic'), await open('manager')]).toEqual([200, 404])
  expect([await world.names('q=bands'), await world.names('q=bands', 'manager')]).toEqual([['bands.txt'], []])
  expect((await world.list('q=Payroll')).rows[0]).toMatchObject({ restricted: true, people: 1 })
  // Named in the outer folder only: the inner wall holds.
  await limit(inner.id, [])
  expect([await sees('clinic', outer.id), await sees('clinic', inner.id)]).toEqual([true, false])
  await limit(inner.id, [], false)
  expect(await sees('clinic', inner.id)).toBe(true)
  expect((await limit(outer.id, [])).body).toMatchObject({ before: { people: [world.users.clinic.id] } })
  expect(await sees('clinic', outer.id)).toBe(false)
  expect(await world.eventNames(outer.id)).toContain('documentFolder.accessChanged')
})

test('only named people see an entry that moves into their folder, and everyone when it moves out', async () => {
  const walled = await world.addFolder('Walled')
  await limit(walled.id, [world.users.manager.id])
  const loose = await world.addFolder('Loose')
  await world.move('folders', loose.id, walled.id, 'admin')
  expect([await sees('clinic', loose.id), await sees('manager', loose.id)]).toEqual([false, true])
  const made = await world.addFolder('Made inside', walled.id, {}, 'manager')
  expect([await sees('clinic', made.id), await sees('manager', made.id)]).toEqual([false, true])
  await world.move('folders', loose.id, null, 'manager')
  expect(await sees('clinic', loose.id)).toBe(true)
})

test('the database itself holds the wall, also around what no one computed', async () => {
  const { id } = await world.addFolder('Wall of rows', null, { restricted: true })
  const { id: file } = await world.upload(id, 'secret.txt', Buffer.from('words'), 'admin')
  const seen = async (who: 'clinic' | 'manager') =>
    await transact(
      world.services.pool,
      { organizationId: world.own.organizationId, authUserId: world.users[who].authUserId, crossTenant: false },
      async (tx) =>
        (await tx.rows(z.object({ id: z.string() }), sql`select id from document_files where id = ${file}`)).length,
    )
  await limit(id, [world.users.manager.id])
  expect([await seen('clinic'), await seen('manager')]).toEqual([0, 1])
  await world.inPlatform(
    async (tx) => await tx.run(sql`update document_folders set restricted_ancestor_ids = '{}' where id = ${id}`),
  )
  expect(await seen('manager')).toBe(0)
})

test('people are offered without Admins; those of another organization are refused, and only Admins choose', async () => {
  const { id } = await world.addFolder('Chosen')
  await limit(id, [world.users.clinic.id])
  const { people } = folderPeople.reply.parse(
    (await world.call('admin', 'GET', `/api/documents/folders/${id}/people`)).body,
  )
  expect(people.find((each) => each.id === world.users.clinic.id)?.chosen).toBe(true)
  expect(people.find((each) => each.id === world.users.manager.id)?.chosen).toBe(false)
  expect(people.map((each) => each.id)).not.toContain(world.users.admin.id)
  expect(await limit(id, [world.users.foreign.id])).toMatchObject({
    status: 400,
    body: { error: { fields: { people: 'Choose people in this organization.' } } },
  })
  expect(await limit(id, [], false, 'clinic')).toMatchObject({ status: 403 })
  expect((await world.call('manager', 'GET', `/api/documents/folders/${id}/people`)).status).toBe(403)
})
