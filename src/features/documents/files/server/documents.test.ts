import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { transact } from '../../../../platform/server/database.ts'
import { folderContents } from '../contract/files.ts'
import { purgeDocumentsJob } from './jobs/purge-documents.ts'
import { openDocuments, pdf, type Who } from './testing/documents-world.ts'

let clock = new Date('2026-11-20T18:00:00Z')
let world: Awaited<ReturnType<typeof openDocuments>>
beforeAll(async () => {
  world = await openDocuments(() => clock)
})
afterAll(async () => {
  await world.close()
})

test('folders and files are listed with where they lie; the same name becomes "(2)"', async () => {
  const top = await world.addFolder('Certificates', null, {}, 'clinic')
  expect((await world.addFolder('certificates')).name).toBe('certificates (2)')
  const inner = await world.addFolder('CPR', top.id)
  await world.upload(inner.id, 'card.pdf')
  expect((await world.upload(inner.id, 'CARD.pdf')).name).toBe('CARD (2).pdf')
  const inside = await world.list(`folder=${inner.id}`)
  expect(inside.rows.map(({ name }) => name)).toEqual(['CARD (2).pdf', 'card.pdf'])
  expect(inside.path.map(({ name }) => name)).toEqual(['Certificates', 'CPR'])
  expect(inside.rows[0]).toMatchObject({ by: 'Riley Adams', mime: 'application/pdf', version: 1, size: pdf.length })
  expect((await world.list(`folder=${top.id}`)).rows[0]).toMatchObject({ kind: 'folders', name: 'CPR', items: 2 })
  expect(await world.names('q=card')).toEqual(['CARD (2).pdf', 'card.pdf'])
  expect(await world.names('q=100%25')).toEqual([])
  expect(await world.names(`sort=largest&q=card`)).toHaveLength(2)
  expect((await world.list('page=99')).rows).toEqual([])
})

test('moving and renaming answer what was before; names that cannot be are refused', async () => {
  const a = await world.addFolder('From')
  const b = await world.addFolder('To')
  const { id } = await world.upload(a.id, 'x.pdf')
  await world.upload(b.id, 'x.pdf')
  expect((await world.move('files', id, b.id)).body).toMatchObject({ name: 'x (2).pdf', from: a.id })
  expect((await world.move('files', id, null)).body).toMatchObject({ from: b.id })
  const rename = async (name: string) => await world.call('clinic', 'PUT', `/api/documents/files/${id}/name`, { name })
  expect((await rename('Card of Ada')).body).toMatchObject({ name: 'Card of Ada.pdf', before: 'x (2).pdf' })
  for (const name of ['', ' ', '..', 'a/b', '<script>', 'x'.repeat(300), '\u0000'])
    expect(await rename(name), JSON.stringify(name)).toMatchObject({ status: 400 })
  expect(await world.eventNames(id)).toEqual(expect.arrayContaining(['document.moved', 'document.renamed']))
})

test('a folder never moves into itself or below itself, not even when two moves cross', async () => {
  const a = await world.addFolder('Circle A')
  const b = await world.addFolder('Circle B')
  const c = await world.addFolder('Circle C', a.id)
  expect(await world.move('folders', a.id, a.id)).toMatchObject({ status: 409 })
  expect(await world.move('folders', a.id, c.id)).toMatchObject({
    status: 409,
    body: { error: { message: 'You can’t move a folder into itself or a folder inside it. Choose another.' } },
  })
  for (let round = 0; round < 5; round++) {
    const both = await Promise.all([world.move('folders', a.id, b.id), world.move('folders', b.id, a.id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await Promise.all([world.move('folders', a.id, null), world.move('folders', b.id, null)])
  }
})

test('twenty uploads of one name at once get twenty names', async () => {
  const { id } = await world.addFolder('Crowd')
  await Promise.all(Array.from({ length: 20 }, async () => await world.upload(id, 'same.txt', Buffer.from('x'))))
  const { rows } = await world.list(`folder=${id}`)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(20)
})

test('expiry: a day, how it is filtered, and none again', async () => {
  const { id: folder } = await world.addFolder('Expiry')
  const { id } = await world.upload(folder, 'cpr expiry.pdf')
  const set = async (expires_on: string) =>
    await world.call('clinic', 'PUT', `/api/documents/files/${id}/expiry`, { expires_on })
  expect(await set('2/30/2027')).toMatchObject({
    status: 400,
    body: { error: { fields: { expires_on: 'Enter a date like 3/14/2027.' } } },
  })
  expect((await set('12/2/2026')).status).toBe(200)
  expect(await world.names('view=expiring')).toContain('cpr expiry.pdf')
  expect(await world.names('expiry=soon')).toEqual(['cpr expiry.pdf'])
  expect(await world.names('expiry=expired')).toEqual([])
  await set('2026-11-19')
  expect(await world.names('expiry=expired')).toEqual(['cpr expiry.pdf'])
  await set('')
  expect(await world.names('view=expiring')).toEqual([])
})

test('a deleted entry waits in the trash and comes back to where it was, or to the top', async () => {
  const a = await world.addFolder('Bin')
  const b = await world.addFolder('Inner', a.id)
  const { id } = await world.upload(b.id, 'kept.pdf')
  const { id: single } = await world.upload(b.id, 'single.pdf')
  expect((await world.call('clinic', 'DELETE', `/api/documents/files/${single}`)).body).toMatchObject({ items: 0 })
  const held = await world.call('clinic', 'GET', `/api/documents/folders/${a.id}/contents`)
  expect(folderContents.reply.parse(held.body)).toEqual({ folders: 1, files: 1 })
  expect((await world.call('clinic', 'DELETE', `/api/documents/folders/${a.id}`)).body).toMatchObject({ items: 2 })
  expect((await world.list('view=trash&q=bin')).rows).toMatchObject([{ name: 'Bin', items: 1 }])
  expect((await world.call('clinic', 'GET', `/api/documents?folder=${a.id}`)).status).toBe(404)
  expect((await world.move('files', id, null)).status).toBe(404)
  const restored = await world.call('clinic', 'POST', `/api/documents/files/${single}/restore`, {})
  expect(restored.body).toMatchObject({ toTop: true })
  expect((await world.call('clinic', 'POST', `/api/documents/files/${id}/restore`, {})).status).toBe(409)
  await world.addFolder('Bin')
  const back = await world.call('clinic', 'POST', `/api/documents/folders/${a.id}/restore`, {})
  expect(back.body).toMatchObject({ name: 'Bin (2)', toTop: false })
  expect(await world.names(`folder=${b.id}`)).toEqual(['kept.pdf'])
  expect(await world.eventNames(a.id)).toEqual(
    expect.arrayContaining(['documentFolder.added', 'documentFolder.deleted', 'documentFolder.restored']),
  )
})

test('others cannot list, find, open or change entries limited to Admins', async () => {
  const secret = await world.addFolder('Secret', null, { restricted: true })
  const inner = await world.addFolder('Inside secret', secret.id)
  const { id } = await world.upload(inner.id, 'background check.pdf', pdf, 'admin')
  for (const who of ['clinic', 'manager'] as const) {
    expect(await world.names('q=secret', who)).toEqual([])
    expect(await world.names('q=background', who)).toEqual([])
    expect((await world.call(who, 'GET', `/api/documents?folder=${inner.id}`)).status).toBe(404)
    expect((await world.content(who, id)).statusCode).toBe(404)
    expect((await world.call(who, 'GET', `/api/documents/files/${id}`)).status).toBe(404)
    expect((await world.call(who, 'DELETE', `/api/documents/files/${id}`)).status).toBe(404)
    expect((await world.move('files', id, null, who)).status).toBe(404)
    expect(
      (await world.send(who, `/api/documents/folders/${inner.id}/files`, { bytes: pdf, name: 'a.pdf' })).status,
    ).toBe(404)
    expect((await world.call(who, 'GET', '/api/documents/tree')).text).not.toContain('ecret')
    expect(
      (await world.call(who, 'PUT', `/api/documents/folders/${secret.id}/restricted`, { restricted: false })).status,
    ).toBe(403)
  }
  expect(await world.names('q=background', 'admin')).toEqual(['background check.pdf'])
  expect((await world.content('admin', id)).statusCode).toBe(200)
  expect((await world.addFolder('Secret', null, {}, 'clinic')).name).toBe('Secret (2)')
  const open = await world.addFolder('Open around')
  await world.move('folders', secret.id, open.id, 'admin')
  expect((await world.call('clinic', 'DELETE', `/api/documents/folders/${open.id}`)).status).toBe(403)
  await world.call('admin', 'PUT', `/api/documents/folders/${secret.id}/restricted`, { restricted: false })
  expect(await world.names('q=background')).toEqual(['background check.pdf'])
})

test('the database itself hides what is limited from a person’s transaction', async () => {
  const hidden = await world.addFolder('Row level', null, { restricted: true })
  await world.upload(hidden.id, 'hidden.pdf', pdf, 'admin')
  const count = async (who: Who) =>
    await transact(
      world.services.pool,
      { organizationId: world.own.organizationId, authUserId: world.users[who].authUserId, crossTenant: false },
      async (tx) =>
        await tx.one(
          z.object({ n: z.number() }),
          sql`select (select count(*)::int from document_folders where name = 'Row level') + (select count(*)::int
            from document_files where name = 'hidden.pdf') as n`,
        ),
    )
  expect(await count('clinic')).toEqual({ n: 0 })
  expect(await count('admin')).toEqual({ n: 2 })
})

test('another organization’s files look unknown, and platform staff see all of one', async () => {
  const foreign = world.foreign.ids
  for (const who of ['clinic', 'manager', 'admin'] as const) {
    expect((await world.content(who, foreign.document)).statusCode).toBe(404)
    expect((await world.move('files', world.own.ids.document, foreign.folder, who)).status).toBe(404)
  }
  expect((await world.content('foreign', foreign.document)).json()).toMatchObject({
    error: { message: 'File not found' },
  })
  expect((await world.list(`organization=${world.foreign.organizationId}`)).rows).toEqual([])
  const seen = await world.list(`organization=${world.own.organizationId}`, 'platform')
  expect(seen.rows.every(({ organization_id }) => organization_id === world.own.organizationId)).toBe(true)
  expect(seen.total).toBeGreaterThan(3)
  expect((await world.move('files', world.own.ids.document, foreign.folder, 'platform')).status).toBe(400)
  const given = await world.addFolder(
    'From the provider',
    null,
    { organization_id: world.own.organizationId },
    'platform',
  )
  expect(await world.names('q=provider')).toEqual(['From the provider'])
  expect((await world.upload(given.id, 'hi.txt', Buffer.from('hi'), 'platform')).name).toBe('hi.txt')
  expect((await world.list(`folder=${given.id}`)).rows[0]?.by).toBe('Platform staff')
})

test('files of a candidate lie with the candidate, and are about the candidate', async () => {
  const { candidateId } = world.own
  const url = `/api/candidates/${candidateId}/documents`
  expect((await world.send('clinic', url, { bytes: pdf, name: 'CPR.pdf' })).body).toMatchObject({ name: 'CPR.pdf' })
  expect((await world.send('clinic', url, { bytes: pdf, name: 'CPR.pdf' })).body).toMatchObject({
    name: 'CPR (2).pdf',
  })
  expect((await world.call('clinic', 'GET', url)).body).toMatchObject({ rows: [{}, {}] })
  expect(await world.names('view=candidates')).toEqual(['CPR (2).pdf', 'CPR.pdf'])
  expect(await world.names('')).not.toContain('CPR.pdf')
  expect(await world.eventNames(candidateId)).toContain('document.uploaded')
  expect(
    (
      await world.send('clinic', `/api/candidates/${world.foreign.candidateId}/documents`, {
        bytes: pdf,
        name: 'a.pdf',
      })
    ).status,
  ).toBe(404)
})

test('after 30 days the trash forgets: rows, and bytes that nothing else uses', async () => {
  const { id: folder } = await world.addFolder('Purge')
  const { id } = await world.upload(folder, 'gone.txt', Buffer.from('gone'))
  await world.send('clinic', `/api/documents/files/${id}/versions`, { bytes: Buffer.from('gone 2'), name: 'gone.txt' })
  const { id: twin } = await world.upload(folder, 'twin.txt', Buffer.from('twin'))
  const { id: sharing } = await world.upload(folder, 'sharing.txt', Buffer.from('x'))
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`update document_files set stored_as = (select stored_as from document_files where id = ${twin}) where id = ${sharing}`,
    )
  })
  await world.call('clinic', 'DELETE', `/api/documents/files/${twin}`)
  await world.move('files', sharing, null)
  await world.call('clinic', 'DELETE', `/api/documents/folders/${folder}`)
  const before = (await world.storedFiles()).length
  const run = async () =>
    await purgeDocumentsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  clock = new Date('2026-12-20T17:00:00Z')
  await run()
  expect((await world.storedFiles()).length).toBe(before)
  clock = new Date('2026-12-20T19:00:00Z')
  await run()
  expect((await world.storedFiles()).length).toBe(before - 2)
  expect((await world.content('clinic', sharing)).body).toBe('twin')
  expect((await world.call('clinic', 'POST', `/api/documents/folders/${folder}/restore`, {})).status).toBe(404)
  expect(await world.names('view=trash&q=purge')).toEqual([])
  expect(await world.eventNames(id)).toContain('document.purged')
})

test('when candidates go, the files that lie with them go to the trash', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  const organization = world.own.organizationId
  await world.inPlatform(async (tx) => {
    for (const id of ids)
      await tx.run(sql`insert into all_candidates (id, organization_id, full_name, position, status, created_at, auto_scheduler_sent)
        select ${id}, organization_id, 'Gone Soon', position, status, created_at, false from all_candidates where id = ${world.own.candidateId}`)
  })
  for (const id of ids)
    await world.send('clinic', `/api/candidates/${id}/documents`, { bytes: pdf, name: 'Gone with.pdf' })
  await world.inClinic(organization, async (tx) => {
    await tx.run(sql`delete from all_candidates where id = any(${sql.param(ids)}::uuid[])`)
  })
  expect(await world.names('view=trash&q=gone with')).toEqual(['Gone with.pdf', 'Gone with.pdf'])
  expect(await world.names('q=gone with')).toEqual([])
})
