import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { migrateData } from './migrate-data.ts'
import { openSource } from './open-source.ts'
import { createDump, createSource, type Rows, writeFolder } from './testing/made-up.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld({}, () => now)
  folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-data-migration-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

let turn = 0

const bring = async (place: string, more: Partial<Parameters<typeof migrateData>[0]> = {}) => {
  const { pool, config, files: store } = world.services
  const files = { below: null, store }
  const source = await openSource(place)
  return await migrateData({
    pool,
    config,
    files,
    source,
    installation: 'default',
    from: 'acme',
    dryRun: false,
    now,
    ...more,
  })
}
const countTallies = (report: Awaited<ReturnType<typeof migrateData>>) =>
  Object.fromEntries(
    [...report.tallies].map(([table, { new: added, here, changed, refused }]) => [
      table,
      [added, here, changed, refused],
    ]),
  ) as Record<string, number[]>

const place = async (rows: Rows) => {
  turn += 1
  const at = path.join(folder, `source-${turn}`)
  await writeFolder(at, rows)
  return at
}

const one = async <S extends z.ZodMiniType>(shape: S, query: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.one(shape, query))
const total = async () =>
  await one(
    z.object({
      people: z.number(),
      organizations: z.number(),
      users: z.number(),
      jobs: z.number(),
      brought: z.number(),
      events: z.number(),
    }),
    sql`select (select count(*)::int from all_candidates) as people, (select count(*)::int from organizations) as organizations,
          (select count(*)::int from reinforce_users) as users, 0 as jobs,
          (select count(*)::int from migrated_rows) as brought, (select count(*)::int from events) as events`,
  )

test('migrates a folder with every value unchanged; rejected rows stay next to it with the reason', async () => {
  const at = await place(createSource('one'))
  const report = await bring(at)
  expect(countTallies(report)).toMatchObject({
    organizations: [2, 0, 0, 0],
    locations: [1, 0, 0, 0],
    pipeline_statuses: [2, 0, 0, 0],
    users: [1, 0, 0, 1],
    all_candidates: [2, 0, 0, 1],
  })
  const ana = await one(
    z.record(z.string(), z.unknown()),
    sql`select c.*, o.name as organization, o.scheduler, l.name as place from all_candidates c join organizations o on o.id = c.organization_id
        left join locations l on l.id = c.location_id where c.email_address = 'ana@one.example.test'`,
  )
  expect(ana).toMatchObject({
    organization: 'Sunrise one',
    scheduler: true,
    place: 'North',
    full_name: 'Ana Ruiz',
    status: 'Offer Out',
    date_submitted: '2026-01-05',
    date_submitted_ts: '2026-01-05T15:30:00.000Z',
    created_at: '2026-01-05T15:31:00.500Z',
    certification_number: 'rbt-24 / 7',
    current_rbt: true,
    auto_scheduler_sent: true,
    skills_percentage: '88%',
    skills_rationale: 'Line one\nwith a\ttab and a \\ backslash',
    reinforce_analysis: 'Strong, "very" strong',
    text_consent: null,
  })
  const bo = await one(
    z.record(z.string(), z.unknown()),
    sql`select * from all_candidates where email_address = 'bo@one.example.test'`,
  )
  expect(bo).toMatchObject({
    location_id: null,
    date_submitted: null,
    date_submitted_ts: null,
    created_at: '2026-02-01T10:00:00.000Z',
  })
  expect(report.rejects.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(['acme_users.rejected.csv', 'all_candidates.rejected.csv', 'text_messages.rejected.csv']),
  )
  const left = await readFile(path.join(at, 'all_candidates.rejected.csv'), 'utf8')
  expect(left).toContain('Row 4: Its organization doesn’t exist here.')
})

test('the same source again makes no double and changes nothing, from a dump as from a folder', async () => {
  const at = await place(createSource('two'))
  await bring(at)
  const before = await total()
  const again = await bring(at)
  expect(countTallies(again)).toMatchObject({
    organizations: [0, 2, 0, 0],
    users: [0, 1, 0, 1],
    all_candidates: [0, 2, 0, 1],
  })
  const dump = path.join(folder, 'two.sql')
  await writeFile(dump, createDump(createSource('two')))
  expect(countTallies(await bring(dump))).toMatchObject({ organizations: [0, 2, 0, 0], all_candidates: [0, 2, 0, 1] })
  expect(await total()).toEqual(before)
})

test('migrates a dump like a folder, with its tables in any order', async () => {
  const dump = path.join(folder, 'three.sql')
  await writeFile(dump, createDump(createSource('three')))
  expect(countTallies(await bring(dump))).toMatchObject({ organizations: [2, 0, 0, 0], all_candidates: [2, 0, 0, 1] })
  const ana = await one(
    z.object({ skills_rationale: z.string(), reinforce_analysis: z.string() }),
    sql`select skills_rationale, reinforce_analysis from all_candidates where email_address = 'ana@three.example.test'`,
  )
  expect(ana).toEqual({
    skills_rationale: 'Line one\nwith a\ttab and a \\ backslash',
    reinforce_analysis: 'Strong, "very" strong',
  })
})

test('a dry run tells the same figures, changes nothing and leaves no file', async () => {
  const at = await place(createSource('four'))
  const before = await total()
  const dry = await bring(at, { dryRun: true })
  expect(await total()).toEqual(before)
  expect((await readdir(at)).filter((name) => name.includes('rejected'))).toEqual([])
  expect(countTallies(await bring(at))).toEqual(countTallies(dry))
})

const person = (id: string, more: Record<string, string>) => ({
  id,
  organization_id: 'o1',
  full_name: 'Ana Ruiz',
  ...more,
})

test('a person on file is the same person: blanks are filled, the status stays; an organization of the same name is that one', async () => {
  const { name } = world.own
  const organizations = [{ id: 'own', name: ` ${name.toUpperCase()} ` }]
  const here = { email_address: 'mo@here.example.test', phone_number: '(212) 555-0177' }
  await bring(
    await place({
      organizations,
      all_candidates: [{ ...person('h1', here), organization_id: 'own', status: 'Hired' }],
    }),
    {
      installation: 'first',
    },
  )
  const rows = [
    { ...person('x1', { ...here, city: 'Waco', status: 'Archived', text_consent: 'refused' }), organization_id: 'own' },
    { ...person('x2', { email_address: 'MO@here.example.test' }), organization_id: 'own' },
    {
      ...person('x3', { email_address: 'other@here.example.test', phone_number: '2125550177' }),
      organization_id: 'own',
      full_name: 'Jo Park',
    },
    { ...person('x4', { email_address: 'twice@here.example.test' }), organization_id: 'own' },
    { ...person('x5', { email_address: 'twice@here.example.test', city: 'Austin' }), organization_id: 'own' },
  ]
  const at = await place({ organizations, all_candidates: rows })
  const report = await bring(at, { installation: 'second' })
  expect(countTallies(report)).toEqual({ organizations: [0, 1, 0, 0], all_candidates: [2, 2, 1, 0] })
  expect(report.tallies.get('organizations')?.notes[0]?.kind).toMatch(/already exists, so its data is added to it/)
  const found = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.record(z.string(), z.unknown()),
        sql`select full_name, email_address, city, status, text_consent from all_candidates where email_address like '%@here.example.test' order by 2`,
      ),
  )
  expect(found).toEqual([
    {
      full_name: 'Ana Ruiz',
      email_address: 'mo@here.example.test',
      city: 'Waco',
      status: 'Hired',
      text_consent: 'refused',
    },
    {
      full_name: 'Jo Park',
      email_address: 'other@here.example.test',
      city: null,
      status: 'Initial Inquiry',
      text_consent: null,
    },
    {
      full_name: 'Ana Ruiz',
      email_address: 'twice@here.example.test',
      city: 'Austin',
      status: 'Initial Inquiry',
      text_consent: null,
    },
  ])
  expect(countTallies(await bring(at, { installation: 'second' }))).toEqual({
    organizations: [0, 1, 0, 0],
    all_candidates: [0, 5, 0, 0],
  })
})

test('two clinics of the source never become one, and none becomes the service itself', async () => {
  const organizations = [
    { id: 't1', name: 'Twin Oaks' },
    { id: 't2', name: 'twin  OAKS' },
    { id: 't3', name: 'Reinforce Demo Clinic' },
  ]
  const acme_users = [{ id: 'tu', email: 'climber@example.test', organization_id: 't3', admin_level: 'Admin' }]
  const report = await bring(await place({ organizations, acme_users }), { installation: 'twins' })
  expect(countTallies(report)).toEqual({ organizations: [1, 0, 0, 2], users: [0, 0, 0, 1] })
  expect(
    report.tallies
      .get('organizations')
      ?.reasons.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['Another organization in the source is also called ….', '… is this service’s own name.'])
})

const some = async () =>
  await one(
    z.object({ people: z.number(), known: z.number() }),
    sql`select (select count(*)::int from all_candidates where email_address like 'half%@example.test') as people,
          (select count(*)::int from migrated_rows where source_id like 'half-%') as known`,
  )

test('a run that is stopped half-way leaves whole batches, and the next one ends it without doubles', async () => {
  const organizations = [{ id: 'half', name: 'Half Way' }]
  const all_candidates = Array.from({ length: 4_500 }, (_, n) => ({
    id: `half-${n}`,
    organization_id: 'half',
    full_name: 'Half Way',
    email_address: `half${n}@example.test`,
  }))
  const at = await place({ organizations, all_candidates })
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  await owner.query(`create function fail_late() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full' using errcode = '53100'; end $$`)
  await owner.query(`create trigger fail_late before insert on all_candidates for each row
    when (new.email_address = 'half3900@example.test') execute function fail_late()`)
  try {
    await expect(bring(at)).rejects.toThrow('the disk is full')
    expect(await some()).toEqual({ people: 2_000, known: 2_000 })
  } finally {
    await owner.query('drop trigger fail_late on all_candidates; drop function fail_late()')
    await owner.end()
  }
  expect(countTallies(await bring(at))).toEqual({ organizations: [0, 1, 0, 0], all_candidates: [2_500, 2_000, 0, 0] })
  expect(await some()).toEqual({ people: 4_500, known: 4_500 })
})
