import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { demoTools } from '../../app/server/demo-tools.ts'
import { openWorld, type World } from '../../app/server/testing/world.ts'
import { loadAutopilot } from './autopilot.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
  const { organizationId } = world.own
  await world.inPlatform(async (tx) => {
    for (const table of [
      'enrollment_log',
      'automation_enrollments',
      'automations',
      'automation_versions',
      'booking_hours',
    ])
      await tx.run(sql`delete from ${sql.identifier(table)}`)
    await tx.run(sql`insert into all_candidates (id, organization_id, full_name, position, status, phone_number, state, text_consent,
        preferred_language, date_submitted_ts, created_at)
      select md5('ana ' || i)::uuid, ${organizationId}, 'Ana Applicant', 'RBT', case when i % 6 = 5 then 'Hired' else 'Initial Inquiry' end,
        '737555' || lpad(i::text, 4, '0'), 'TX', 'given', case when i % 4 = 0 then 'Spanish' else 'English' end,
        ${now.toISOString()}::timestamptz - make_interval(hours => i * 7), ${now.toISOString()}::timestamptz - make_interval(hours => i * 7)
      from generate_series(1, 48) i`)
    const settings = world.services.config
    await loadAutopilot(
      tx,
      { organizationId, interviewerId: world.users.admin.id, settings, now },
      demoTools.playAutopilot,
    )
  })
})
afterAll(async () => await world.close())

const counted = z.object({ n: z.number() })
const count = async (from: ReturnType<typeof sql>) =>
  (await world.inPlatform(async (tx) => await tx.one(counted, sql`select count(*)::int as n ${from}`)))?.n ?? -1

test('fills every status, both languages, an opt-out, and bookings with their interviews', async () => {
  const statuses = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ status: z.string() }),
        sql`select distinct s.status from automation_enrollments s join all_candidates c on c.id = s.candidate_id
            where c.full_name = 'Ana Applicant' order by 1`,
      ),
  )
  expect(statuses.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['awaiting_reply', 'booked', 'needs_staff', 'stopped']),
  )
  expect(
    await count(sql`from automation_enrollments s left join interviews i on i.id = s.interview_id
      left join bookings b on b.id = s.interview_id
      where s.preset = 'applicant' and s.status = 'booked' and (i.id is null or b.id is null)`),
  ).toBe(0)
  expect(await count(sql`from text_messages where enrollment_id is not null and message like 'Hola%'`)).toBeGreaterThan(
    0,
  )
  expect(await count(sql`from opt_outs where source = 'text' and proof = 'Stop texting me please'`)).toBe(1)
  expect(
    await count(
      sql`from app.opt_outs_everywhere e join opt_outs o on o.phone = e.phone where o.proof = 'Stop texting me please'`,
    ),
  ).toBe(1)
})

test('leaves no thread waiting that the automation answered', async () => {
  expect(
    await count(sql`from automation_enrollments s join text_recipients t on t.candidate_id = s.candidate_id
      where s.status not in ('needs_staff', 'stopped') and t.last_inbound_at >= t.last_message_at`),
  ).toBe(0)
})

test('wins a no-show back: a text, their reason, one time, and a new interview', async () => {
  const lines = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ from: z.string(), body: z.string() }),
        sql`select m.message_direction as "from", m.message as body from text_messages m join automation_enrollments s on s.candidate_id = m.candidate_id
            and s.preset = 'no_show' and s.status = 'booked' and m.created_at >= s.begun_at order by m.created_at`,
      ),
  )
  expect(lines.map(({ from, body }) => `${from}: ${body}`)).toEqual([
    expect.stringMatching(/^outbound: Hi Ana, we missed you at your interview/),
    'inbound: omg my car died, can i still come?',
    expect.stringMatching(/^outbound: Thank you! For a phone interview with .* we have .*\. Does that work\?/),
    'inbound: yes please',
    expect.stringMatching(/^outbound: Hi Ana, your phone interview with /),
  ])
  expect(
    await count(sql`from interviews a join interviews b on b.candidate_id = a.candidate_id and b.interview_date > a.interview_date
      where a.status = 'No-show' and b.status in ('Scheduled', 'Completed')`),
  ).toBe(1)
})

test('no two threads share a sentence of a candidate', async () => {
  expect(
    await count(sql`from (select lower(m.message) from text_messages m join all_candidates c on c.id = m.candidate_id
      where m.message_direction = 'inbound' and c.full_name = 'Ana Applicant' group by 1 having count(distinct m.candidate_id) > 1) x`),
  ).toBe(0)
})

test('leaves hired candidates as they are', async () => {
  expect(
    await count(sql`from all_candidates c join automation_enrollments s on s.candidate_id = c.id
      where c.full_name = 'Ana Applicant' and c.status = 'Hired' and s.ended_at is null and s.preset = 'applicant'`),
  ).toBe(0)
  expect(await count(sql`from all_candidates where full_name = 'Ana Applicant' and status = 'Hired'`)).toBe(8)
})
