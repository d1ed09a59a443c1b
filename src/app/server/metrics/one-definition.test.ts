import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
// One in the afternoon of a Friday in New York.
const now = new Date('2026-11-20T18:00:00Z')
const timeZone = 'America/New_York'
beforeAll(async () => {
  world = await openWorld({}, () => now)
  await hire()
  await write()
})
afterAll(async () => await world.close())

type Who = 'clinic' | 'admin' | 'platform' | 'foreign'
const get = async <Body>(path: string, asked: Record<string, string> = {}, who: Who = 'admin') => {
  const answer = await world.call(who, 'GET', `${path}?${new URLSearchParams({ timeZone, ...asked }).toString()}`)
  expect(answer.status).toBe(200)
  return answer.body as Body
}
const candidates = async (asked: Record<string, string>, who?: Who) =>
  (await get<{ total: number }>('/api/candidates/count', asked, who)).total

type Change = readonly [at: string, to: string]
/** Someone whose status changed so; the last of them is today's. */
const person = async (changes: readonly Change[], clinic: 'own' | 'foreign' = 'own') => {
  const status = changes.at(-1)?.[1] ?? 'initial inquiry'
  const came = { status, date_submitted_ts: '2026-10-20T12:00:00Z', created_at: '2026-10-20T12:00:00Z' }
  const [id = ''] = await addPeople(world, clinic, 1, came)
  await world.inPlatform(async (tx) => {
    for (const [n, [at, to]] of changes.entries())
      await tx.run(sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
        values (${world[clinic].organizationId}, ${id}, ${at}::timestamptz, ${changes[n - 1]?.[1] ?? 'x'}, ${to})`)
  })
}

const hire = async () => {
  await person([['2026-11-10T12:00:00Z', 'hired']])
  // Typed in another way.
  await addPeople(world, 'own', 1, { status: ' HIRED' })
  // Left since, and hired twice.
  await person([
    ['2026-11-09T12:00:00Z', 'hired'],
    ['2026-11-15T12:00:00Z', 'terminated'],
  ])
  await person([
    ['2026-11-03T12:00:00Z', 'hired'],
    ['2026-11-04T12:00:00Z', 'archived'],
    ['2026-11-12T12:00:00Z', 'hired'],
  ])
  // Nine minutes are a slip, ten are none.
  await person([
    ['2026-11-11T12:00:00Z', 'hired'],
    ['2026-11-11T12:09:00Z', 'initial inquiry'],
  ])
  await person([
    ['2026-11-11T12:00:00Z', 'hired'],
    ['2026-11-11T12:10:00Z', 'initial inquiry'],
  ])
  // Of the month before, in the last minute of it in New York; of the last thirty days all the same.
  await person([['2026-11-01T03:59:00Z', 'hired']])
  await person([['2026-11-10T12:00:00Z', 'hired']], 'foreign')
}

const write = async () => {
  const people = await addPeople(world, 'own', 6)
  // Unread; read without an answer; answered; put off; back from being put off; closed with something unread.
  const threads = [
    { unread: 1, last_inbound_at: '2026-11-20T15:00:00Z', last_message_at: '2026-11-20T15:00:00Z' },
    { unread: 0, last_inbound_at: '2026-11-20T14:00:00Z', last_message_at: '2026-11-20T14:00:00Z' },
    { unread: 0, last_inbound_at: '2026-11-20T13:00:00Z', last_message_at: '2026-11-20T14:00:00Z' },
    { unread: 1, last_inbound_at: '2026-11-20T12:00:00Z', snoozed_until: '2026-11-21T12:00:00Z' },
    { unread: 0, last_inbound_at: '2026-11-19T12:00:00Z', snoozed_until: '2026-11-20T12:00:00Z' },
    { unread: 2, last_inbound_at: '2026-11-20T11:00:00Z', closed_at: '2026-11-20T12:00:00Z' },
  ].map((thread, at) => ({ ...thread, candidate_id: people[at] }))
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name,
        unread, last_inbound_at, last_message_at, snoozed_until, closed_at)
        select ${world.own.organizationId}, t.candidate_id, 'RBT', 'Waits', t.unread, t.last_inbound_at, t.last_message_at, t.snoozed_until, t.closed_at
        from jsonb_to_recordset(${JSON.stringify(threads)}::jsonb)
          as t(candidate_id uuid, unread int, last_inbound_at timestamptz, last_message_at timestamptz,
          snoozed_until timestamptz, closed_at timestamptz)`),
  )
}

type Today = { waiting: { replies: number }; days: { hired: number[] } }

test('hires of a month are the same in the list of candidates, the hiring report, and its people', async () => {
  const month = { month: '2026-11' }
  const figures = await get<{ hires: number }>('/api/finance/hiring', month)
  const people = await get<{ total: number }>('/api/finance/hiring/people', { ...month, of: 'hired' })
  const found = await candidates({ hiredSince: '2026-11-01', hiredUntil: '2026-11-30' })
  expect([figures.hires, people.total, found]).toEqual([4, 4, 4])
})

test('hires of the last days are the same on the dashboard, in the list of clients, its file, and the list of candidates', async () => {
  const { days } = await get<Today>('/api/dashboard/today')
  const onDays = days.hired.reduce((sum, n) => sum + n, 0)
  expect([onDays, await candidates({ hiredSince: '2026-11-07' })]).toEqual([4, 4])
  const clients = await get<{ rows: { id: string; name: string; hired30: number }[] }>('/api/clients', {}, 'platform')
  const own = clients.rows.find(({ id }) => id === world.own.organizationId)
  expect([own?.hired30, await candidates({ hiredSince: '2026-10-22' })]).toEqual([5, 5])
  const file = (await world.call('platform', 'GET', `/api/clients/export?timeZone=${timeZone}`)).text
  const [heads = '', ...lines] = file.split('\r\n')
  const at = heads.replace('\ufeff', '').split(',').indexOf('Hired 30 days')
  expect(lines.find((line) => line.startsWith(own?.name ?? '?'))?.split(',')[at]).toBe('5')
})

test('people at Hired now are the same in the stats, on the organization’s page, and in the list', async () => {
  const stats = await world.call('admin', 'POST', '/functions/v1/rpc/get_candidate_stats', {
    org_id: world.own.organizationId,
  })
  const { funnel } = await get<{ funnel: { status: string; count: number }[] }>(
    `/api/organizations/${world.own.organizationId}`,
  )
  const listed = await candidates({ status: 'Hired' })
  const ofPage = funnel.find(({ status }) => status.trim().toLowerCase() === 'hired')?.count
  expect([(stats.body as { hired: number }).hired, ofPage, listed]).toEqual([4, 4, 4])
})

test('waiting replies and unread threads are the same on the dashboard, in the sidebar, the bell, and the inbox', async () => {
  const threads = async (show: string) => (await get<{ total: number }>('/api/texts/threads', { show })).total
  const { waiting } = await get<Today>('/api/dashboard/today')
  expect([waiting.replies, await threads('waiting')]).toEqual([3, 3])
  expect((await get<Today>('/api/me/notifications')).waiting).toEqual(waiting)
  expect((await get<Today>('/api/attention')).waiting).toEqual(waiting)
  const sidebar = await get<{ unread: number }>('/api/texts/unread')
  const bell = await get<{ items: { kind: string }[] }>('/api/me/notifications')
  const rung = bell.items.filter(({ kind }) => kind === 'reply').length
  expect([sidebar.unread, rung, await threads('unread')]).toEqual([2, 2, 2])
})

test('another organization counts its own alone', async () => {
  expect(await candidates({ hiredSince: '2026-11-01', hiredUntil: '2026-11-30' }, 'foreign')).toBe(1)
  expect((await get<Today>('/api/dashboard/today', {}, 'foreign')).waiting.replies).toBe(0)
})
