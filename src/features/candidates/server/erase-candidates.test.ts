import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../app/server/testing/world.ts'
import { insertRows } from '../../../db/demo/insert.ts'
import { purgeDocumentsJob } from '../../documents/server/jobs/purge-documents.ts'
import { addPeople } from '../../messaging/server/testing/people.ts'
import { eraseCandidatesJob } from './jobs/erase-candidates.ts'

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
  await world.call(who, 'PUT', `/api/candidates/${id}/erasure`, { wanted, reason: 'Wrote an e-mail' })
const left = async () =>
  await world.inPlatform(async (tx) =>
    tx.one(
      z.object({ people: z.number(), values: z.number(), facts: z.nullable(z.array(z.string())) }),
      sql`select (select count(*)::int from all_candidates where id = ${id}) as people,
            (select count(*)::int from fact_values v join facts f on f.id = v.fact_id where f.about = ${id}) as values,
            (select array_agg(name order by at, id) from facts where about = ${id}) as facts`,
    ),
  )

test('a request sets the day, refuses texts from now on, and can be taken back', async () => {
  expect((await ask(true)).body).toEqual({ eraseOn: '2026-12-20' })
  const profile = await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)
  expect(profile.body).toMatchObject({
    erasure: { on: '2026-12-20', reason: 'Wrote an e-mail' },
    consent: { state: 'refused', source: 'Asked to be deleted' },
  })
  expect((await ask(true)).body).toEqual({ eraseOn: '2026-12-20' })
  expect((await ask(false)).body).toEqual({ eraseOn: null })
  now = new Date('2027-01-20T18:00:00Z')
  await eraseCandidatesJob.run({ organizationId: '' }, world.house, new AbortController().signal)
  expect(await left()).toMatchObject({ people: 1 })
})

test('after thirty days nothing is left but that somebody was here', async () => {
  await world.call('clinic', 'POST', `/api/candidates/${id}/notes`, { body: 'Ana prefers mornings' })
  await ask(true)
  now = new Date('2026-12-19T18:00:00Z')
  await eraseCandidatesJob.run({ organizationId: '' }, world.house, new AbortController().signal)
  expect(await left()).toMatchObject({ people: 1 })
  now = new Date('2026-12-20T18:00:00Z')
  await eraseCandidatesJob.run({ organizationId: '' }, world.house, new AbortController().signal)
  expect(await left()).toEqual({
    people: 0,
    values: 0,
    facts: ['note.added', 'candidate.erasureRequested', 'candidate.erased'],
  })
  expect((await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)).status).toBe(404)
})

test('the documents of the candidate are purged with him', async () => {
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
  await eraseCandidatesJob.run({ organizationId: '' }, world.house, new AbortController().signal)
  await purgeDocumentsJob.run({ organizationId: '' }, world.house, new AbortController().signal)
  const files = await world.inPlatform(async (tx) =>
    tx.rows(z.object({ id: z.string() }), sql`select id from document_files where id = ${file.id}`),
  )
  expect(files).toEqual([])
})

test('nobody asks for a candidate of another organization', async () => {
  expect((await ask(true, 'foreign')).status).toBe(404)
  expect(await left()).toMatchObject({ people: 1, facts: null })
})
