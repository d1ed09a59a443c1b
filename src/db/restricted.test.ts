import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDocuments } from '../features/documents/files/server/testing/documents-world.ts'
import { getReaderScope, getSystemScope } from '../platform/server/actor.ts'
import { type Scope, transact } from '../platform/server/database.ts'

const texts = z.object({ names: z.array(z.string()) })
let world: Awaited<ReturnType<typeof openDocuments>>
let folder: string
let file: string
const keys = { read: '', write: '' }
beforeAll(async () => {
  world = await openDocuments(() => new Date('2026-11-20T18:00:00Z'))
  const made = await world.addFolder('Pay', null, { restricted: true })
  folder = made.id
  const pay = await world.upload(folder, 'pay-bands.txt', Buffer.from('From 19 to 26'), 'admin')
  file = pay.id
  // Only a file that was changed has an earlier version.
  await world.send('admin', `/api/documents/files/${file}/versions`, {
    bytes: Buffer.from('From 20 to 27'),
    name: 'pay-bands.txt',
  })
  for (const scope of ['read', 'write'] as const) {
    const { body } = await world.call('admin', 'POST', '/api/api-keys', { name: scope, scope })
    keys[scope] = z.object({ key: z.string() }).parse(body).key
  }
})
afterAll(async () => await world.close())

const idQueries: Record<string, () => ReturnType<typeof sql>> = {
  document_folders: () => sql`select id from document_folders where id = ${folder}`,
  document_files: () => sql`select id from document_files where id = ${file}`,
  document_versions: () => sql`select file_id as id from document_versions where file_id = ${file}`,
  logins: () => sql`select id from logins where organization_id = ${world.own.organizationId}`,
  login_versions: () =>
    sql`select login_id as id from login_versions where organization_id = ${world.own.organizationId}`,
  form_drafts: () => sql`select id from form_drafts where organization_id = ${world.own.organizationId}`,
  // The Admin of this world wrote it: no other person, Admin or not, sees it (`text-drafts.test.ts`).
  text_drafts: () => sql`select id from text_drafts where organization_id = ${world.own.organizationId}`,
}
const seenBy = async (scope: Scope) => {
  const found: string[] = []
  for (const [table, rows] of Object.entries(idQueries)) {
    const count = await transact(world.services.pool, scope, async (tx) => (await tx.rows(z.object({}), rows())).length)
    if (count > 0) found.push(table)
  }
  return found
}
const own = () => ({ organizationId: world.own.organizationId, crossTenant: false })

test('walks every table with a wall', async () => {
  const found = await world.inPlatform(
    async (tx) =>
      await tx.one(
        texts,
        sql`select array_agg(distinct polrelid::regclass::text) as names from pg_policy where not polpermissive`,
      ),
  )
  expect(found?.names.toSorted()).toEqual(Object.keys(idQueries).toSorted())
})

test('no one in particular is not the house: keys and readers of links see nothing that is limited', async () => {
  expect(await seenBy({ ...own(), authUserId: '' })).toEqual([])
  expect(await seenBy({ ...own(), authUserId: randomUUID() })).toEqual([])
  expect(await seenBy(getReaderScope(world.services.config))).toEqual([])
  expect(await seenBy({ ...own(), authUserId: world.users.manager.authUserId })).toEqual([])
})

test('the house, which is marked as such, and Admins see every row', async () => {
  const everything = Object.keys(idQueries)
  expect(await seenBy(getSystemScope(world.services.config, world.own.organizationId))).toEqual(everything)
  expect(await seenBy(getSystemScope(world.services.config, world.platformId))).toEqual(everything)
  expect(await seenBy({ ...own(), authUserId: world.users.admin.authUserId })).toEqual(everything)
  expect(await seenBy(getSystemScope(world.services.config, world.foreign.organizationId))).toEqual([])
})

test.each(['read', 'write'] as const)(
  'a key to %s finds, opens, renames, moves and deletes nothing that is limited to Admins',
  async (scope) => {
    const { id: open } = await world.addFolder(`Open to a key to ${scope}`)
    const by = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      await world.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${keys[scope]}` },
        ...(payload ? { payload } : {}),
      })
    const refused = scope === 'read' ? 403 : 404
    for (const [method, url, payload, status] of [
      ['GET', `/api/documents/folders/${folder}/contents`, undefined, 404],
      ['GET', `/api/documents/files/${file}/content`, undefined, 404],
      ['PUT', `/api/documents/files/${file}/name`, { name: 'mine.txt' }, refused],
      ['PUT', `/api/documents/files/${file}/place`, { folder_id: open }, refused],
      ['PUT', `/api/documents/folders/${folder}/place`, { folder_id: null }, refused],
      ['DELETE', `/api/documents/files/${file}`, undefined, refused],
    ] as const)
      expect((await by(method, url, payload)).statusCode, `${method} ${url}`).toBe(status)
    const tree = await by('GET', '/api/documents/tree')
    expect(tree.statusCode).toBe(200)
    expect(tree.body).not.toContain(folder)
    expect((await by('GET', '/api/logins')).statusCode).toBe(403)
  },
)
