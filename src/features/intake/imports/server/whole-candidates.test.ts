import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { runImportJob } from './jobs/run-import.ts'

let world: World
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const brought = [
  'skills_percentage',
  'experience_percentage',
  'skills_rationale',
  'experience_rationale',
  'reinforce_analysis',
  'skills_score',
  'experience_score',
  'culture_fit_score',
  'bcba_skills_rationale',
  'bcba_experience_rationale',
  'culture_fit_rationale',
  'findbcbas_analysis',
] as const

const load = async (lines: string[][]) => {
  const bytes = Buffer.from(lines.map((cells) => cells.join(',')).join('\n'))
  const file = (await upload(world, 'clinic', '/api/import-uploads', { bytes, name: 'people.csv' })).body as {
    uploadId: string
    mapping: Record<string, number>
  }
  const id = randomUUID()
  await world.call('clinic', 'POST', '/api/imports', { id, upload_id: file.uploadId, mapping: file.mapping })
  await runImportJob.run(
    { organizationId: world.own.organizationId, importId: id },
    world.services,
    new AbortController().signal,
  )
  return { id, mapping: file.mapping }
}
const stored = z.record(z.string(), z.unknown())
const whoIs = async (email: string) =>
  (
    await world.inClinic(
      world.own.organizationId,
      async (tx) =>
        await tx.one(
          z.object({ one: stored }),
          sql`select to_jsonb(c) as one from all_candidates c where email_address = ${email}`,
        ),
    )
  )?.one ?? {}

const headings = ['full_name', 'email_address', 'position', 'date_submitted_ts', 'auto_scheduler_sent', ...brought]
const createRow = (name: string, email: string, position: string, texts: readonly string[]) => [
  name,
  email,
  position,
  '2026-11-02T14:30:00Z',
  'true',
  ...texts,
]
const texts = brought.map((name, at) =>
  name.endsWith('_score') || name.endsWith('_percentage') ? `${60 + at}` : `why ${at}`,
)

test('every field of the table is brought over under its own name, for RBTs and BCBAs', async () => {
  const { mapping } = await load([
    headings,
    createRow('Rita Whole', 'rita@mail.test', 'RBT', texts),
    createRow('Bea Whole', 'bea@mail.test', 'BCBA', texts),
  ])
  expect(Object.keys(mapping)).toHaveLength(headings.length)
  const same = Object.fromEntries(brought.map((name, at) => [name, texts[at]]))
  for (const [email, position, fit] of [
    ['rita@mail.test', 'RBT', 61],
    ['bea@mail.test', 'BCBA', 66],
  ] as const)
    expect(await whoIs(email)).toMatchObject({
      ...same,
      position,
      fit_sort: fit,
      auto_scheduler_sent: true,
      date_submitted: '2026-11-02',
    })
})

test('rationales fill blanks alone, and are undone with their import', async () => {
  await load([headings.slice(0, 3), ['Fay Blank', 'fay@mail.test', 'BCBA']])
  const first = await load([
    ['Name', 'Email', 'Position', 'Skills rationale'],
    ['Fay Blank', 'fay@mail.test', 'BCBA', 'First'],
  ])
  const again = await load([
    ['Name', 'Email', 'Position', 'Skills rationale'],
    ['Fay Blank', 'fay@mail.test', 'BCBA', 'Second'],
  ])
  expect(await whoIs('fay@mail.test')).toMatchObject({ skills_rationale: 'First' })
  expect((await world.call('clinic', 'GET', `/api/imports/${again.id}`)).body).toMatchObject({ counts: { skipped: 1 } })
  expect((await world.call('clinic', 'POST', `/api/imports/${first.id}/undo`)).body).toMatchObject({ restored: 1 })
  expect(await whoIs('fay@mail.test')).toMatchObject({ skills_rationale: null })
})
