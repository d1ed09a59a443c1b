import { sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countLooks } from '../../../../app/server/testing/count-looks.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { sweepExportsJob } from './jobs/sweep-exports.ts'
import { writeExportJob } from './jobs/write-export.ts'

let world: World
const clock = { now: new Date('2026-11-20T18:00:00Z') }
const many = 6_001
beforeAll(async () => {
  world = await openWorld({}, () => clock.now)
  await addPeople(world, 'own', many, { full_name: 'crowd person', status: 'Hired' })
})
afterAll(async () => {
  await world.close()
})

const byIds = (ids: string[]) => ({ ids })
const all = (query: object, expected: number, except: string[] = []) => ({ query, except, expected })
const crowd = all({ status: ['Hired'] }, many)
const get = async (selection: object, format = 'csv', who: 'clinic' | 'platform' = 'clinic') => {
  const query = new URLSearchParams({ selection: JSON.stringify(selection), format, timeZone: 'America/Chicago' })
  return await world.call(who, 'GET', `/api/candidates/export?${query.toString()}`)
}
type ExportReply = { id: string; state: string; url: string | null; done: number; total: number; fileName: string }
const make = async (selection: object, format: string) =>
  (await world.call('clinic', 'POST', '/api/exports', { selection, format })).body as ExportReply
const bytes = async (url: string) =>
  (await world.app.inject({ url, headers: { authorization: `Bearer ${await world.getToken('clinic')}` } })).rawPayload

test('a CSV file has the specified columns and name, safe cells and readable phones', async () => {
  const [odd = ''] = await addPeople(world, 'own', 1, {
    full_name: 'o"neil, SEAN',
    city: '=HYPERLINK("http://x.test")',
    state: '+1',
    phone_number: '+15122010100',
    date_submitted: '2026-03-04',
    certification_number: 'RBT-24-348734',
    preferred_language: 'Spanish',
  })
  const { text, headers } = await get(byIds([odd]))
  expect(text).toBe(
    '\ufeffName,Date Submitted,Type,Position,City,State,Email,Phone,Status,Reinforce Score,Preferred Language,Registry\r\n' +
      `Oneil Sean,3/4/2026,Applicant,RBT,"'=HYPERLINK(""http://x.test"")",'+1,,(512) 201-0100,Initial Inquiry,100,Spanish,claimed\r\n`,
  )
  expect(headers['content-disposition']).toBe('attachment; filename="candidates-2026-11-20.csv"')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
})

test('the columns that the table shows follow the specified ones in each format', async () => {
  const [hired = ''] = await addPeople(world, 'own', 1, {
    full_name: 'Ana Lee',
    certification_number: '=RBT',
    status: 'Terminated',
  })
  const at = '2026-11-03T05:30:00Z'
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
        values (${world.own.organizationId}, ${hired}, ${at}::timestamptz, 'initial inquiry', 'hired')`),
  )
  const columns = ['hired_at', 'location', 'certification_number', 'organization']
  const asked = async (format: string) =>
    (
      await world.call('clinic', 'POST', '/api/exports', {
        selection: byIds([hired]),
        format,
        columns,
        timeZone: 'America/Chicago',
      })
    ).body as ExportReply
  const names = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ organization: z.string(), location: z.string() }),
        sql`select o.name as organization, l.name as location from organizations o
          join locations l on l.organization_id = o.id where l.id = ${world.own.locationId}`,
      ),
  )
  const { organization = '', location = '' } = names ?? {}
  const lines = (await bytes((await asked('csv')).url ?? '')).toString('utf8').slice(1).split('\r\n')
  expect(lines[0]?.split(',').slice(0, 10)).toEqual(
    'Name,Date Submitted,Type,Position,City,State,Email,Phone,Status,Reinforce Score'.split(','),
  )
  expect(lines[0]).toMatch(/,Registry,Clinic\/Region,Organization,Hired On,Certification$/)
  expect(lines[1]?.endsWith(`,${location},${organization},11/2/2026,'=RBT`)).toBe(true)
  const [row] = JSON.parse((await bytes((await asked('json')).url ?? '')).toString('utf8')) as object[]
  expect(row).toMatchObject({ 'Clinic/Region': location, Organization: organization, 'Hired On': '2026-11-02' })
  const sheet = await readSheet(await bytes((await asked('xlsx')).url ?? ''))
  expect(sheet[0]?.slice(-4)).toEqual(['Clinic/Region', 'Organization', 'Hired On', 'Certification'])
  expect(
    (await world.call('clinic', 'POST', '/api/exports', { selection: byIds([hired]), columns: ['phone_key'] })).status,
  ).toBe(400)
})

test('all that match are written but the excepted, and how many is recorded', async () => {
  const { text } = await get(crowd)
  expect(text.split('\r\n')).toHaveLength(many + 2)
  const last = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ after: z.object({ count: z.number(), format: z.string() }) }),
        sql`select v.after from events f join event_values v on v.event_id = f.id where f.name = 'candidates.exported' order by f.at desc limit 1`,
      ),
  )
  expect(last).toEqual({ after: { count: many, format: 'csv' } })
})

test('JSON can be parsed with any number of rows', async () => {
  for (const selection of [crowd, byIds([world.own.candidateId])]) {
    const rows = JSON.parse((await get(selection, 'json')).text) as Record<string, unknown>[]
    expect(rows.length).toBe('ids' in selection ? 1 : many)
    expect(Object.keys(rows[0] ?? {})).toHaveLength(12)
    expect(rows[0]?.['Reinforce Score']).toBeTypeOf('number')
    expect(rows[0]?.['Date Submitted']).toMatch('ids' in selection ? /^\d{4}-\d\d-\d\d$/ : /^$/)
  }
})

test('a small workbook is written at once', async () => {
  const made = await make(byIds([world.own.candidateId, world.own.secondId]), 'xlsx')
  expect(made).toMatchObject({ state: 'streamed', total: 2, fileName: 'candidates-2026-11-20.xlsx' })
  const rows = await readSheet(await bytes(made.url ?? ''))
  expect(rows.map((row) => row[0])).toEqual(['Name', expect.anything(), expect.anything()])
  expect(new Set(rows.slice(1).map((row) => row[0]))).toEqual(new Set(['Ana García', 'Ben Okafor']))
  for (const [, submitted, , , , , , , , score] of rows.slice(1)) {
    expect(submitted).toBeInstanceOf(Date)
    expect(score).toBeTypeOf('number')
  }
})

test('a large workbook is written by a job, offered when ready and gone after a week', async () => {
  const made = await make(crowd, 'xlsx')
  expect(made).toMatchObject({ state: 'waiting', url: null, total: many, done: 0 })
  expect((await world.call('clinic', 'GET', `/api/exports/${made.id}/file`)).status).toBe(409)
  const payload = { organizationId: world.own.organizationId, exportId: made.id }
  const write = async () => await writeExportJob.run(payload, world.services, new AbortController().signal)
  expect(await countLooks(world.services.pool, write), 'gives way between its parts').toBeGreaterThan(1)
  const ready = (await world.call('clinic', 'GET', `/api/exports/${made.id}`)).body as ExportReply
  expect(ready).toMatchObject({ state: 'ready', done: many })
  expect(await readSheet(await bytes(ready.url ?? ''))).toHaveLength(many + 1)
  clock.now = new Date('2026-11-28T18:00:00Z')
  expect((await world.call('clinic', 'GET', `/api/exports/${made.id}`)).status).toBe(404)
  await sweepExportsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  await expect(world.services.files.bytes(`exports/${made.id}.xlsx`)).rejects.toThrow('File not found')
  clock.now = new Date('2026-11-20T18:00:00Z')
})

test('no one opens the download of someone else', async () => {
  const { id } = await make(byIds([world.own.candidateId]), 'csv')
  for (const who of ['admin', 'foreign', 'platform'] as const)
    for (const path of ['', '/file'])
      expect((await world.call(who, 'GET', `/api/exports/${id}${path}`)).status, `${who}${path}`).toBe(404)
})

test('a foreign candidate is not found, even next to your own', async () => {
  const mixed = byIds([world.own.candidateId, world.foreign.candidateId])
  expect((await get(mixed)).status).toBe(404)
  expect((await world.call('clinic', 'POST', '/api/exports', { selection: mixed })).status).toBe(404)
  expect((await get(mixed, 'csv', 'platform')).text.split('\r\n')).toHaveLength(4)
})

test('a count that moved is refused with the new number', async () => {
  expect((await get(all({ status: ['Hired'] }, 3))).body).toMatchObject({
    error: { code: 'conflict', details: { total: many } },
  })
})

test('a caller who goes away gives the connection back', async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const query = new URLSearchParams({ selection: JSON.stringify(crowd), format: 'json' })
  const authorization = `Bearer ${await world.getToken('clinic')}`
  for (let n = 0; n < 12; n += 1) {
    const gone = new AbortController()
    const answer = await fetch(`${address}/api/candidates/export?${query.toString()}`, {
      headers: { authorization },
      signal: gone.signal,
    })
    expect(answer.status).toBe(200)
    await answer.body?.getReader().read()
    gone.abort()
    await expect
      .poll(() => world.services.pool.idleCount === world.services.pool.totalCount, { timeout: 10_000 })
      .toBe(true)
  }
})
