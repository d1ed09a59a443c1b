import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { createPartingTools } from './testing/create-parting-tools.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})
const { addText, addThread, merge, loadRow, shared, loadThreads, unmerge, write } = createPartingTools(() => world)

let kept = ''
let other = ''
beforeEach(async () => {
  ;[kept = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García', phone_number: '(254) 201-0100' })
  ;[other = ''] = await addPeople(world, 'own', 1, {
    full_name: 'Ana Garcia',
    city: 'Waco',
    phone_number: '(254) 201-0101',
  })
})

test.each([
  ['only the other was texted', false],
  ['both were texted', true],
])('each record has its own texts again when %s, and texts since stay with the kept one', async (_, both) => {
  const theirThread = await addThread(other, { recipient_phone: '+12542010101', unread: 1 })
  await addText(other, theirThread, 'to the other')
  if (both) await addText(kept, await addThread(kept, { recipient_phone: '+12542010100' }), 'to the kept one')
  await merge(kept, other)
  const [thread] = await loadThreads(kept)
  await addText(kept, thread?.id ?? '', 'since')
  await write(sql`update text_recipients set candidate_name = 'Renamed', unread = 4 where id = ${thread?.id ?? null}`)
  const note = async (body: string) =>
    await world.call('clinic', 'POST', `/api/texts/threads/${thread?.id}/notes`, { body })
  await note('A note since')
  expect((await unmerge(other)).back).toMatchObject({ texts: 1 })
  expect(await loadThreads(other)).toMatchObject([{ id: theirThread, texts: ['to the other'] }])
  expect((await loadThreads(kept)).map(({ texts }) => texts)).toEqual([both ? ['since', 'to the kept one'] : ['since']])
  const notes = sql`select from text_notes n join text_recipients r on r.id = n.recipient_id where n.body = 'A note since' and r.candidate_id = ${kept}`
  expect(await write(notes)).toBe(1)
  await write(sql`delete from text_notes where body = 'A note since'`)
  const [unread] = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ name: z.string(), unread: z.number() }),
        sql`select candidate_name as name, unread from text_recipients where id = ${theirThread}`,
      ),
  )
  expect(unread).toEqual({ name: 'x', unread: 1 })
})

test('an open question about texts and a number found bad stay marked, and the kept record’s own bad number is marked again', async () => {
  const [own, same] = ['+12542010100', '+12542010101']
  await addThread(kept, { recipient_phone: own, bad_phone: own, bad_phone_reason: 'Landline' })
  const thread = await addThread(other, { recipient_phone: same, bad_phone: same, bad_phone_reason: 'Not in service' })
  await write(sql`update text_recipients set opt_out_review_since = '2026-11-03T15:00:00Z' where id = ${thread}`)
  await merge(kept, other, ['phone_number'])
  expect(await loadThreads(kept)).toMatchObject([{ undecided: true, bad: same }])
  await unmerge(other)
  expect(await loadThreads(kept)).toMatchObject([{ undecided: true, bad: own }])
  expect(await loadThreads(other)).toMatchObject([{ undecided: true, bad: same }])
})

test('a number that was found bad after the merge is bad with the record it goes back to', async () => {
  await addThread(kept, { recipient_phone: '+12542010100' })
  await addThread(other, { recipient_phone: '+12542010101' })
  await merge(kept, other, ['phone_number'])
  await write(
    sql`update text_recipients set bad_phone = '+12542010101', bad_phone_reason = 'Landline' where candidate_id = ${kept}`,
  )
  await unmerge(other)
  expect(await loadThreads(other)).toMatchObject([{ bad: '+12542010101' }])
})

const file = (candidate_id: string, name: string, more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  ...shared(candidate_id),
  name,
  size: 9,
  mime: 'application/pdf',
  stored_as: `documents/${randomUUID()}.pdf`,
  ...more,
})

test('documents go back under their own names, also those in a folder that anyone who undoes it may not open', async () => {
  const folder = randomUUID()
  const locked = {
    id: folder,
    organization_id: world.own.organizationId,
    name: `Board ${folder}`,
    restricted: true,
    limited: true,
    restricted_ancestor_ids: [folder],
  }
  const [loose, walled] = [file(other, 'CPR.pdf'), file(other, `Pay ${folder}.pdf`, { folder_id: folder })]
  await world.inPlatform(async (tx) => {
    await insertRows(tx, 'document_folders', [locked])
    await insertRows(tx, 'document_files', [file(kept, 'CPR.pdf'), loose, walled])
  })
  const answer = await world.call('admin', 'POST', `/api/candidates/${kept}/merge`, { other_id: other, take: [] })
  expect(answer.status, answer.text).toBe(200)
  expect((await unmerge(other)).back).toMatchObject({ documents: 2 })
  const back = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ name: z.string() }),
        sql`select name from document_files where id in (${loose.id}, ${walled.id}) and candidate_id = ${other} order by name`,
      ),
  )
  expect(back.map(({ name }) => name)).toEqual(['CPR.pdf', `Pay ${folder}.pdf`])
})

test('a résumé goes back with the file; anyone who is erased afterwards takes no file of the other', async () => {
  const key = `resumes/${randomUUID()}.pdf`
  await world.services.files.keep(key, Buffer.from('Ana'), 'application/pdf', async () => undefined)
  await write(sql`update all_candidates set resume_file = ${key}, resume_text = 'Two years' where id = ${other}`)
  await merge(kept, other)
  // Read again meanwhile.
  await write(sql`update all_candidates set resume_text = 'Two years as a nanny' where id = ${kept}`)
  expect((await unmerge(other)).restored).toContain('resume')
  await write(sql`update all_candidates set erasure_due_on = '2026-11-19' where id = ${kept}`)
  await eraseDue(world)
  expect(await loadRow(kept)).toBeUndefined()
  expect(await world.services.files.exists(key)).toBe(true)
})

test('a record with 5,000 texts is merged and parted in one statement a table', async () => {
  const thread = await addThread(other)
  const of = { ...shared(other), recipient_id: thread, candidate_name: 'x', message_content: 'Hi', message: 'Hi' }
  const texts = Array.from({ length: 5_000 }, () => ({ id: randomUUID(), ...of, message_status: 'sent' }))
  await world.inPlatform(async (tx) => await insertRows(tx, 'text_messages', texts))
  await merge(kept, other)
  expect((await unmerge(other)).back).toMatchObject({ texts: 5_000 })
})
