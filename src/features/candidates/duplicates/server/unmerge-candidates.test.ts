import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { createPartingTools } from './testing/create-parting-tools.ts'

let now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})
const { ask, merge, loadRow, unmerge, write } = createPartingTools(() => world)

let kept = ''
let other = ''
const mine = '(254) 201-0100'
const theirs = '(254) 201-0101'
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z')
  ;[kept = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García', phone_number: mine })
  ;[other = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana Garcia', city: 'Waco', phone_number: theirs })
})

test('restores each field, row, and status that a merge changed; both records show it, and a new merge works', async () => {
  await world.call('clinic', 'POST', `/api/candidates/${other}/notes`, { body: 'Prefers mornings' })
  await write(sql`update all_candidates set status = 'Interview Scheduled', archive_reason = null where id = ${other}`)
  for (const round of ['once', 'again']) {
    await merge(kept, other, ['phone_number'])
    expect(await loadRow(kept), round).toMatchObject({ city: 'Waco', phone: theirs })
    expect(await unmerge(other), round).toEqual({
      restored: ['phone_number', 'city'],
      back: { notes: 1, texts: 0, interviews: 0, documents: 0 },
      stayed: {
        fields: [],
        newer: { notes: 0, texts: 0 },
        gone: 0,
        status: false,
        refusal: false,
        erasure: false,
      },
    })
    expect(await loadRow(kept)).toMatchObject({ city: null, phone: mine, consent: 'given' })
    expect(await loadRow(other)).toMatchObject({
      status: 'Interview Scheduled',
      reason: null,
      merged: null,
      city: 'Waco',
    })
  }
  expect(await world.eventNames(kept)).toContain('candidate.unmerged')
  expect(await world.eventNames(other)).toContain('candidate.unmergedAway')
  const changes = sql`select from candidate_status_changes where candidate_id = ${other} and to_key = 'archived'`
  expect(await write(changes)).toBe(0)
})

test('later changes, new rows, and deletions stay, and the reply reports them', async () => {
  await world.call('clinic', 'POST', `/api/candidates/${other}/notes`, { body: 'Theirs' })
  await world.call('clinic', 'POST', `/api/candidates/${other}/notes`, { body: 'Theirs, deleted later' })
  await merge(kept, other, ['phone_number'])
  now = new Date('2026-11-21T18:00:00Z')
  await world.call('clinic', 'POST', `/api/candidates/${kept}/notes`, { body: 'Written since' })
  await write(sql`update all_candidates set city = 'Dallas' where id = ${kept}`)
  await write(sql`update all_candidates set status = 'Reviewed By Clinic', archive_reason = null where id = ${other}`)
  await write(sql`delete from candidate_notes where body = 'Theirs, deleted later'`)
  expect(await unmerge(other)).toMatchObject({
    restored: ['phone_number'],
    back: { notes: 1 },
    stayed: { fields: ['city'], newer: { notes: 1 }, gone: 1, status: true },
  })
  expect(await loadRow(kept)).toMatchObject({ city: 'Dallas', phone: mine })
  expect(await loadRow(other)).toMatchObject({ status: 'Reviewed By Clinic', merged: null })
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${kept}/notes`)
  expect((body as { notes: { body: string }[] }).notes.map((note) => note.body)).toEqual(['Written since'])
})

test.each(['kept', 'other'] as const)(
  'a refusal of texts in the %s record holds for both, whenever it was said',
  async (where) => {
    const refuse = async () =>
      await write(
        sql`update all_candidates set text_consent = 'refused', text_consent_source = 'Said so by phone' where id = ${where === 'kept' ? kept : other}`,
      )
    const refused = { consent: 'refused', source: 'Said so by phone' }
    await refuse()
    await merge(kept, other, ['phone_number'])
    expect((await unmerge(other)).stayed).toMatchObject({ refusal: true, fields: [] })
    expect([await loadRow(kept), await loadRow(other)]).toMatchObject([
      { ...refused, phone: mine },
      { ...refused, phone: theirs },
    ])

    await write(
      sql`update all_candidates set text_consent = 'given', text_consent_source = 'Form' where id in (${kept}, ${other})`,
    )
    await merge(kept, other, ['phone_number'])
    await refuse()
    await unmerge(other)
    expect([await loadRow(kept), await loadRow(other)]).toMatchObject([
      { ...refused, phone: mine },
      { ...refused, phone: theirs },
    ])
  },
)

test('a deletion request stays on both records; one undone since returns to neither', async () => {
  await merge(kept, other)
  await world.call('clinic', 'PUT', `/api/candidates/${kept}/erasure`, { wanted: true, reason: 'By mail' })
  expect((await unmerge(other)).stayed).toMatchObject({ erasure: true, refusal: true })
  expect([await loadRow(kept), await loadRow(other)]).toMatchObject([
    { erase: '2026-12-20', consent: 'refused' },
    { erase: '2026-12-20', consent: 'refused' },
  ])
  await merge(kept, other)
  await world.call('clinic', 'PUT', `/api/candidates/${kept}/erasure`, { wanted: false })
  await unmerge(other)
  expect(await loadRow(kept)).toMatchObject({ erase: null, consent: 'refused' })
})

test('a consent that was noted since is for the number that was there then: number and consent stay', async () => {
  await merge(kept, other, ['phone_number'])
  await write(
    sql`update all_candidates set text_consent_source = 'Said yes', text_consent_at = now() where id = ${kept}`,
  )
  expect((await unmerge(other)).stayed).toMatchObject({ fields: ['phone_number'] })
  expect(await loadRow(kept)).toMatchObject({ phone: theirs, source: 'Said yes' })
})

test('a chain is taken apart in either order that the records allow', async () => {
  const [third = ''] = await addPeople(world, 'own', 1, { city: 'Tyler' })
  await world.call('clinic', 'POST', `/api/candidates/${third}/notes`, { body: 'Of the third' })
  const owner = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ id: z.string() }),
          sql`select candidate_id as id from candidate_notes where body = 'Of the third'`,
        ),
    )
  await merge(other, third)
  await merge(kept, other)
  const early = await ask(third)
  expect([early.status, early.text]).toEqual([409, expect.stringContaining('Undo that merge first')])
  await unmerge(other)
  expect(await loadRow(third)).toMatchObject({ merged: other })
  expect(await owner()).toEqual([{ id: other }])
  await unmerge(third)
  expect(await owner()).toEqual([{ id: third }])
  await write(sql`delete from candidate_notes where body = 'Of the third'`)
})

test('two undos at once run once, and the later one gets a notice', async () => {
  await merge(kept, other)
  const answers = await Promise.all([ask(other), ask(other, 'platform'), ask(other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await ask(other)).text).toContain('no longer merged')
})

test('a merge that was not written down is not undone, and nothing changes', async () => {
  await merge(kept, other)
  await write(sql`delete from candidate_merges where other_id = ${other}`)
  const answer = await ask(other)
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('older than the undo feature')])
  expect(await loadRow(other)).toMatchObject({ merged: kept })
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${other}/profile`)
  expect(body).toMatchObject({ mergedInto: { id: kept, merge: null } })
})

test('after one of the two was erased there is no way back, and what was written down is gone', async () => {
  await merge(kept, other)
  await write(sql`update all_candidates set erasure_due_on = '2026-11-19' where id = ${other}`)
  await eraseDue(world)
  const answer = await ask(other)
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('permanently deleted')])
  expect((await ask(other, 'foreign')).status).toBe(404)
  expect(await write(sql`select from candidate_merges where kept_id = ${kept}`)).toBe(0)
})

test('no one undoes a merge of another organization, signed out, or of an unknown record', async () => {
  await merge(kept, other)
  const foreign = await ask(other, 'foreign')
  expect([foreign.status, foreign.text]).toEqual([404, (await ask(randomUUID(), 'foreign')).text])
  expect((await ask(other, null)).status).toBe(401)
  expect((await ask(randomUUID())).status).toBe(404)
  expect((await ask('none')).status).toBe(400)
  expect((await ask(kept)).status).toBe(409)
  await expect(
    world.inClinic(world.foreign.organizationId, async (tx) =>
      tx.run(sql`select app.return_documents(${world.own.organizationId}, ${kept}, ${other}, '[]'::jsonb)`),
    ),
  ).rejects.toThrow(/another organization/)
  expect(await loadRow(other)).toMatchObject({ merged: kept })
  expect((await ask(other, 'manager')).status).toBe(200)
})
