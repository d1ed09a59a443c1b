import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { purgeDocumentsJob } from '../../../documents/files/server/jobs/purge-documents.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
let now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})

let id = ''
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z')
  ;[id = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García', text_consent: 'given' })
})
const ask = async (wanted: boolean, who: 'clinic' | 'foreign' = 'clinic') =>
  await world.call(who, 'PUT', `/api/candidates/${id}/erasure`, { wanted, reason: 'Wrote an email' })
const left = async () =>
  await world.inPlatform(async (tx) =>
    tx.one(
      z.object({ people: z.number(), values: z.number(), events: z.nullable(z.array(z.string())) }),
      sql`select (select count(*)::int from all_candidates where id = ${id}) as people,
            (select count(*)::int from event_values v join events f on f.id = v.event_id where f.about = ${id}) as values,
            (select array_agg(name order by at, id) from events where about = ${id}) as events`,
    ),
  )

test('a request sets the day, refuses texts from now on, and can be undone', async () => {
  expect((await ask(true)).body).toEqual({ eraseOn: '2026-12-20' })
  const profile = await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)
  expect(profile.body).toMatchObject({
    erasure: { on: '2026-12-20', reason: 'Wrote an email' },
    consent: { state: 'refused', source: 'Asked to be deleted' },
  })
  expect((await ask(true)).body).toEqual({ eraseOn: '2026-12-20' })
  expect((await ask(false)).body).toEqual({ eraseOn: null })
  now = new Date('2027-01-20T18:00:00Z')
  await eraseDue(world)
  expect(await left()).toMatchObject({ people: 1 })
})

test('after thirty days nothing is left but that someone was here', async () => {
  await world.call('clinic', 'POST', `/api/candidates/${id}/notes`, { body: 'Ana prefers mornings' })
  await ask(true)
  now = new Date('2026-12-19T18:00:00Z')
  await eraseDue(world)
  expect(await left()).toMatchObject({ people: 1 })
  now = new Date('2026-12-20T18:00:00Z')
  await eraseDue(world)
  expect(await left()).toEqual({
    people: 0,
    values: 0,
    events: ['note.added', 'candidate.erasureRequested', 'candidate.erased'],
  })
  expect((await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)).status).toBe(404)
})

test('the documents of the candidate are purged with them', async () => {
  const file = {
    id: randomUUID(),
    organization_id: world.own.organizationId,
    candidate_id: id,
    name: 'CPR of Ana García.pdf',
    size: 9,
    mime: 'application/pdf',
    stored_as: `documents/${id}.pdf`,
  }
  await world.inPlatform(async (tx) => insertRows(tx, 'document_files', [file]))
  await ask(true)
  now = new Date('2026-12-20T18:00:00Z')
  await eraseDue(world)
  await purgeDocumentsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  const files = await world.inPlatform(async (tx) =>
    tx.rows(z.object({ id: z.string() }), sql`select id from document_files where id = ${file.id}`),
  )
  expect(files).toEqual([])
})

const erased = async (day = '2026-12-20') => {
  now = new Date(`${day}T18:00:00Z`)
  await eraseDue(world)
}
const merge = async (kept: string, other: string, take: string[] = []) =>
  expect((await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id: other, take })).status).toBe(
    200,
  )
const loadNames = async (ids: string[]) =>
  (
    await world.inPlatform(async (tx) =>
      tx.rows(
        z.object({ name: z.string() }),
        sql`select full_name as name from all_candidates where id = any(${sql.param(ids)}::uuid[]) order by 1`,
      ),
    )
  ).map(({ name }) => name)
const keepFile = async (of: string) => {
  const key = `resumes/${randomUUID()}.pdf`
  await world.services.files.keep(key, Buffer.from('Ana'), 'application/pdf', async () => undefined)
  await world.inPlatform(async (tx) => tx.run(sql`update all_candidates set resume_file = ${key} where id = ${of}`))
  return key
}

test('records that were merged away are erased with the one that was kept, through chains', async () => {
  const [second = '', third = '', other = ''] = await addPeople(world, 'own', 3, { full_name: 'Anna Garcia' })
  await merge(second, third)
  await merge(id, second)
  await ask(true)
  await erased()
  expect(await loadNames([id, second, third, other])).toEqual(['Anna Garcia'])
  expect(await world.eventNames(third)).toEqual(['candidate.mergedAway', 'candidate.erased'])
})

test('a record that was merged away and is erased alone leaves the kept one its file', async () => {
  const [other = ''] = await addPeople(world, 'own', 1, { full_name: 'Anna Garcia' })
  const key = await keepFile(other)
  await merge(id, other)
  await world.inPlatform(async (tx) =>
    tx.run(sql`update all_candidates set erasure_due_on = '2026-11-20' where id = ${other}`),
  )
  await erased('2026-11-21')
  expect([await loadNames([id, other]), await world.services.files.exists(key)]).toEqual([['Ana García'], true])
  await ask(true)
  await erased('2026-12-28')
  expect([await loadNames([id]), await world.services.files.exists(key)]).toEqual([[], false])
})

test('a résumé that was replaced, manually or in a merge, is removed with the candidate', async () => {
  const [other = ''] = await addPeople(world, 'own', 1, { full_name: 'Anna Garcia' })
  const keys = [await keepFile(id), await keepFile(id), await keepFile(other)]
  await merge(id, other, ['resume'])
  await ask(true)
  await erased()
  for (const key of keys) expect(await world.services.files.exists(key)).toBe(false)
})

test('events about a file in a folder keep its name no longer than the candidate, purged before or not', async () => {
  const file = (name: string) => ({
    id: randomUUID(),
    organization_id: world.own.organizationId,
    candidate_id: id,
    folder_id: world.own.ids.folder,
    name,
    size: 9,
    mime: 'application/pdf',
    stored_as: `documents/${name}`,
  })
  const [stays, goes] = [file(`${randomUUID()}.pdf`), file(`${randomUUID()}.pdf`)]
  await world.inPlatform(async (tx) => insertRows(tx, 'document_files', [stays, goes]))
  for (const [n, each] of [stays, goes].entries())
    await world.call('clinic', 'PUT', `/api/documents/files/${each.id}/name`, { name: `CPR ${n} of Ana García.pdf` })
  await world.call('clinic', 'DELETE', `/api/documents/files/${goes.id}`)
  const named = async () =>
    await world.inPlatform(async (tx) =>
      tx.rows(
        z.object({ name: z.string() }),
        sql`select f.name from events f join event_values v on v.event_id = f.id
            where f.about in (${stays.id}, ${goes.id}) and (v.before::text || coalesce(v.after::text, '')) like '%Ana%' order by f.at, f.id`,
      ),
    )
  await ask(true)
  now = new Date('2027-01-19T18:00:00Z')
  await purgeDocumentsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect((await named()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['document.renamed', 'document.purged']),
  )
  await erased('2027-01-19')
  expect(await named()).toEqual([])
})

test('no one asks for a candidate of another organization', async () => {
  expect((await ask(true, 'foreign')).status).toBe(404)
  expect(await left()).toMatchObject({ people: 1, events: null })
})
