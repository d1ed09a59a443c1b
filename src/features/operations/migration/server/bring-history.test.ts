import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { erasePersonalData } from '../../../../platform/server/personal-data.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { makeResetLink } from '../../../access/sign-in/server/public.ts'
import { scoreResumesJob } from '../../../candidates/scoring/server/jobs/score-resumes.ts'
import { migrateData } from './migrate-data.ts'
import { openSource } from './open-source.ts'
import { createSource, type Rows, writeFolder } from './testing/made-up.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld({}, () => now)
  folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-bring-history-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

let turn = 0
const bring = async (rows: Rows, installation = 'default') => {
  turn += 1
  const at = path.join(folder, `source-${turn}`)
  await writeFolder(at, rows)
  const { pool, config, files: store } = world.services
  const files = { below: null, store }
  const source = await openSource(at)
  const report = await migrateData({ pool, config, files, source, installation, from: 'acme', dryRun: false, now })
  return Object.fromEntries(
    [...report.tallies].map(([table, tally]) => [
      table,
      {
        ...tally,
        counts: [tally.new, tally.here, tally.changed, tally.refused],
        why: tally.reasons.map(({ kind }) => kind),
      },
    ]),
  )
}
const all = async <S extends z.ZodMiniType>(shape: S, query: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.rows(shape, query))
const row = z.record(z.string(), z.unknown())
const count = async (table: string, where = sql`true`) => {
  const [found] = await all(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from ${sql.raw(table)} where ${where}`,
  )
  return found?.n
}
const jobs = async () => {
  const { rows } = await world.services.pool.query<{ n: number }>('select count(*)::int as n from pgboss.job')
  return rows[0]?.n
}

test('everything else comes along, and rows that cannot get a reason', async () => {
  const report = await bring(createSource('one'))
  expect(Object.fromEntries(Object.entries(report).map(([table, { counts }]) => [table, counts]))).toMatchObject({
    job_post_tracker: [1, 0, 0, 0],
    performance_reports: [2, 0, 0, 0],
    message_templates: [2, 0, 0, 0],
    user_links: [1, 0, 0, 1],
    text_recipients: [1, 0, 0, 1],
    text_messages: [4, 0, 0, 2],
    interviews: [1, 0, 0, 1],
    document_folders: [2, 0, 0, 1],
  })
  expect(report.text_messages?.why).toEqual(
    expect.arrayContaining([
      'Its conversation isn’t in text_recipients.',
      'Its candidate belongs to another organization.',
    ]),
  )
  const [post] = await all(
    row,
    sql`select p.*, l.name as place from job_post_tracker p join locations l on l.id = p.location_id
    join organizations o on o.id = p.organization_id where o.name = 'Sunrise one'`,
  )
  expect(post).toMatchObject({
    place: 'North',
    organization: 'Sunrise one',
    job_start_date: '3/1/2026',
    cost_per_lead: 12.5,
    active: true,
  })
  const templates = await all(
    row,
    sql`select t.name, t.is_default from message_templates t join organizations o on o.id = t.organization_id
    where o.name = 'Sunrise one' order by 1`,
  )
  expect(templates).toEqual([
    { name: 'Bye', is_default: false },
    { name: 'Hello', is_default: true },
  ])
  const folders = await all(
    row,
    sql`select d.name, p.name as parent from document_folders d left join document_folders p on p.id = d.parent_id
    join organizations o on o.id = d.organization_id where o.name = 'Sunrise one' order by 1`,
  )
  expect(folders).toEqual([
    { name: 'Forms', parent: null },
    { name: 'Inside', parent: 'Forms' },
  ])
  const again = await bring(createSource('one'))
  expect(Object.entries(again).filter(([, { counts }]) => counts[0] !== 0 || counts[2] !== 0)).toEqual([])
})

test('texts come as history: none is sent, queued, counted or told of, and a STOP holds from then on', async () => {
  const [before, waiting, told] = [await jobs(), await count('webhook_deliveries'), await count('emails')]
  await bring(createSource('two'))
  const texts = await all(
    row,
    sql`select m.message, m.message_direction, m.message_status, m.sender_type, m.sent_at, m.created_at, m.cap_date, m.failure
    from text_messages m join organizations o on o.id = m.organization_id where o.name = 'Sunrise two' order by m.created_at`,
  )
  expect(texts).toMatchObject([
    {
      message: 'Hello Ana',
      message_status: 'sent',
      sender_type: 'user',
      sent_at: '2026-03-01T15:00:00.000Z',
      cap_date: null,
    },
    { message: 'Are you there?', message_status: 'delivered' },
    {
      message: 'This never left',
      message_status: 'canceled',
      sent_at: null,
      failure: 'It had not left when it was brought over.',
    },
    { message: 'STOP', message_direction: 'inbound', message_status: 'received', sender_type: 'candidate' },
  ])
  const [thread] = await all(
    row,
    sql`select t.* from text_recipients t join organizations o on o.id = t.organization_id where o.name = 'Sunrise two'`,
  )
  expect(thread).toMatchObject({
    unread: 0,
    last_message_at: '2026-03-04T15:00:00.000Z',
    last_inbound_at: '2026-03-04T15:00:00.000Z',
  })
  const outs = await all(
    row,
    sql`select x.phone, x.at, x.proof, x.ended_at from opt_outs x join organizations o on o.id = x.organization_id where o.name = 'Sunrise two'`,
  )
  expect(outs).toEqual([{ phone: '+12128675309', at: '2026-03-04T15:00:00.000Z', proof: 'STOP', ended_at: null }])
  expect(
    await count(
      'interview_reminders',
      sql`interview_id in (select i.id from interviews i join organizations o on o.id = i.organization_id where o.name = 'Sunrise two')`,
    ),
  ).toBe(0)
  expect([await jobs(), await count('webhook_deliveries'), await count('emails')]).toEqual([before, waiting, told])
})

test('reads and scores a résumé that has words and no score as usual; delivered scores stay', async () => {
  const { all_candidates: [ana, bo] = [], ...others } = createSource('scored')
  const words = { resume_text: 'Registered Behavior Technician, Bright Clinic, June 2022 - present.' }
  const unscored = { ...bo, position: 'RBT', skills_score: null, ...words }
  await bring({ ...others, all_candidates: [{ ...ana, ...words }, unscored] })
  await runJobs(world, scoreResumesJob)
  const found = await all(
    row,
    sql`select s.state, s.is_used, c.skills_percentage, c.experience_percentage ~ '^[0-9]+$' as scored from resume_scores s
        join all_candidates c on c.id = s.candidate_id where c.email_address like '%@scored.example.test' order by c.full_name`,
  )
  expect(found).toMatchObject([
    { state: 'scored', is_used: false, skills_percentage: '88%', scored: null },
    { state: 'scored', is_used: true, scored: true },
  ])
})

test('a START after a STOP ends it, and an opt-out that was ended here since does not come back', async () => {
  const rows = createSource('three')
  const [first] = rows.text_messages ?? []
  const more = (id: string, message: string, at: string) => ({
    ...first,
    id,
    message,
    message_content: message,
    message_direction: 'inbound',
    sent_at: at,
  })
  await bring({
    ...rows,
    text_messages: [...(rows.text_messages ?? []), more('three-s', 'START', '2026-03-09 15:00:00+00')],
  })
  const open = sql`ended_at is null and organization_id = (select id from organizations where name = 'Sunrise three')`
  expect(await count('opt_outs', open)).toBe(0)
  await bring({ text_messages: [more('three-x', 'STOP', '2026-03-10 15:00:00+00')] })
  expect(await count('opt_outs', open)).toBe(1)
  await world.inPlatform(async (tx) => await tx.run(sql`update opt_outs set ended_at = now() where ${open}`))
  await bring({
    text_messages: [
      more('three-x', 'STOP', '2026-03-10 15:00:00+00'),
      more('three-y', 'stop', '2026-03-11 15:00:00+00'),
    ],
  })
  expect(await count('opt_outs', open)).toBe(0)
})

test('a migrated person signs in only after a new password by email', async () => {
  await bring(createSource('four'))
  const email = 'pat@four.example.test'
  const post = async (url: string, payload: object) => await world.app.inject({ method: 'POST', url, payload })
  const signIn = async (password: string) => (await post('/api/auth/sign-in/email', { email, password })).statusCode
  expect([await signIn(''), await signIn('null'), await signIn('Pat Gray')].includes(200)).toBe(false)
  const [account] = await all(
    z.object({ auth_user_id: z.string(), admin_level: z.string(), full_name: z.string() }),
    sql`select auth_user_id, admin_level, full_name from reinforce_users where email = ${email}`,
  )
  expect(account).toMatchObject({ admin_level: 'Manager', full_name: 'Pat Gray' })
  const link = await makeResetLink(world.services.pool, {
    authUserId: account?.auth_user_id ?? '',
    madeBy: null,
    now: world.services.clock(),
  })
  const next = 'a-word-of-ones-own'
  const token = link.path.replace('/reset/', '')
  expect((await post(`/api/auth/password-resets/${token}`, { next, confirm: next })).statusCode).toBe(200)
  expect(await signIn(next)).toBe(200)
})

test('does not restore an erased person, nor their texts', async () => {
  await bring(createSource('five'))
  const ana = sql`email_address = 'ana@five.example.test'`
  const [person] = await all(
    z.object({ id: z.string(), organization_id: z.string() }),
    sql`select id, organization_id from all_candidates where ${ana}`,
  )
  const gone = {
    organizationId: person?.organization_id ?? '',
    ids: [person?.id ?? ''],
    numbers: [],
    files: [],
    today: '2026-11-20',
  }
  await world.inPlatform(async (tx) => await erasePersonalData(tx, world.services.traces, gone))
  expect(await count('migrated_rows', sql`source_id = 'five-c1'`)).toBe(0)
  const again = await bring(createSource('five'))
  expect(again.all_candidates?.counts).toEqual([0, 2, 0, 1])
  expect(again.text_messages?.counts[0]).toBe(0)
  expect(await count('all_candidates', ana)).toBe(0)
})

test('ids of another installation are others: the same ids under other names mix nothing', async () => {
  await bring(createSource('six'))
  const other = createSource('six')
  const renamed = {
    ...other,
    organizations: (other.organizations ?? []).map((one) => ({ ...one, name: `${one.name} Elsewhere` })),
  }
  const refused = await bring(renamed)
  expect(refused.organizations?.counts).toEqual([0, 0, 0, 2])
  const apart = await bring(renamed, 'elsewhere')
  expect(apart.organizations?.counts).toEqual([2, 0, 0, 0])
  expect(apart.all_candidates?.counts).toEqual([2, 0, 0, 1])
})

test('another clinic sees nothing of what was brought over', async () => {
  await bring(createSource('seven'))
  for (const table of [
    'all_candidates',
    'text_messages',
    'opt_outs',
    'interviews',
    'migrated_rows',
    'document_folders',
  ]) {
    const seen = await world.inClinic(
      world.foreign.organizationId,
      async (tx) =>
        await tx.one(
          z.object({ n: z.number() }),
          sql`select count(*)::int as n from ${sql.raw(table)} where ${tenantCondition(tx)} and organization_id <> ${world.foreign.organizationId}`,
        ),
    )
    expect(seen?.n, table).toBe(0)
  }
  const ids = sql`select id from organizations where name = 'Sunrise seven'`
  const stolen = world.inClinic(
    world.foreign.organizationId,
    async (tx) =>
      await tx.run(sql`insert into migrated_rows (organization_id, installation, source_table, source_id, our_id)
        select ${world.foreign.organizationId}::uuid, 'x', 'organizations', 'x', id from (${ids}) o`),
  )
  await expect(stolen).rejects.toThrow(/permission denied/)
})
