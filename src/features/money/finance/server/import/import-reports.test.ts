import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upload } from '../../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { importReports, previewReports } from '../../contract/report-import.ts'
import { performanceReport, reportRows } from '../../contract/reports.ts'
import { addReports, getCustomer } from '../testing/money-rows.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

type Who = 'clinic' | 'platform' | 'manager' | 'foreign'
const heading = 'stripe_customer_id,month,year,amount,fee,created_date'
const createFile = (...lines: string[]) => [heading, ...lines].join('\n')
const send = async (
  path: string,
  text: string | Uint8Array,
  fields: Record<string, string> = {},
  who: Who = 'platform',
) =>
  await upload(world, who, path, {
    name: 'reports.csv',
    bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
    fields: { timeZone: 'America/Chicago', ...fields },
  })
const look = async (text: string) =>
  previewReports.reply.parse((await send('/api/finance/report-imports/preview', text)).body)
const load = async (text: string, seen: string, who: Who = 'platform') =>
  await send('/api/finance/report-imports', text, { seen }, who)
const totals = async (month: string, who: Who = 'platform') =>
  performanceReport.reply.parse((await world.call(who, 'GET', `/api/finance/reports?month=${month}`)).body).totals
const refusedAt = async (text: string | Uint8Array) => {
  const { status, body } = await send('/api/finance/report-imports/preview', text)
  return [
    status,
    z.parse(z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) }), body).error.fields,
  ]
}

test('checks a file, then adds its good rows; the same file again adds none and reports it', async () => {
  const own = getCustomer(world, 'own')
  const text = createFile(
    `${own},3,2026,"$1,234.50",12.25,3/31/2026`,
    'cus_nobody,3,2026,100,,',
    `${own},4,2026,"1.234,50",0,`,
    `${own},5,2026,=1+1,0,`,
  )
  const seen = await look(text)
  expect(seen).toMatchObject({ counts: { new: 2, existing: 0, rejected: 2 }, amount: 133_450, fee: 1_225 })
  expect(seen.rows.map(({ row, state }) => [row, state])).toEqual([
    [4, 'rejected'],
    [5, 'rejected'],
    [3, 'new'],
    [2, 'new'],
  ])
  expect(seen.rows[0]?.because).toEqual(['Amount "1.234,50": Enter an amount like 250 or 1,250.50.'])
  expect(seen.rows[2]?.because).toEqual(['No client is linked to cus_nobody. Find it under Unmatched.'])
  expect(await totals('2026-03')).toMatchObject({ rows: 0 })

  const { status, body } = await load(text, seen.seen)
  expect([status, importReports.reply.parse(body)]).toEqual([200, { new: 2, existing: 0, rejected: 2 }])
  expect(await totals('2026-03')).toEqual({ rows: 2, amount: 133_450, fee: 1_225, net: 132_225, clients: 2 })
  expect(await totals('2026-03', 'clinic')).toMatchObject({ rows: 1, amount: 123_450 })
  const { rows } = reportRows.reply.parse(
    (await world.call('clinic', 'GET', '/api/finance/report-rows?month=2026-03')).body,
  )
  expect(rows).toMatchObject([{ created_date: '2026-03-31T12:00:00.000Z', organization: 'Bright Path ABA' }])
  expect(await world.eventNames(rows[0]?.id)).toEqual(['performanceReport.added'])

  const again = await look(text)
  expect(again).toMatchObject({ counts: { new: 0, existing: 2, rejected: 2 }, amount: 0, fee: 0 })
  expect((await load(text, again.seen)).body).toEqual({ new: 0, existing: 2, rejected: 2 })
  expect(await totals('2026-03')).toMatchObject({ rows: 2 })
})

test('each event belongs to its client, or to the platform, and one event lists the import', async () => {
  const text = createFile(`${getCustomer(world, 'foreign')},2,2026,10,1,2/1/2026`, 'cus_nobody,2,2026,20,2,2/1/2026')
  await load(text, (await look(text)).seen)
  const events = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ name: z.string(), organization_id: z.string(), after: z.record(z.string(), z.unknown()) }),
        sql`select f.name, f.organization_id, v.after from events f join event_values v on v.event_id = f.id
            where f.name like 'performanceReport%' and (v.after ->> 'month' = '2026-02' or v.after ->> 'amount' = '$30.00') order by v.after ->> 'customer'`,
      ),
  )
  expect(events).toMatchObject([
    { organization_id: world.foreign.organizationId, after: { amount: '$10.00', fee: '$1.00', created: '2026-02-01' } },
    { organization_id: world.platformId, after: { customer: 'cus_nobody', amount: '$20.00' } },
    { name: 'performanceReports.imported', organization_id: world.platformId, after: { new: 2, fee: '$3.00' } },
  ])
})

test('adds nothing outside of the preview: another file, or a report entered since', async () => {
  const text = createFile('cus_a,6,2026,10,,', 'cus_b,6,2026,20,,')
  const { seen } = await look(text)
  expect((await load(createFile('cus_a,6,2026,1000,,', 'cus_b,6,2026,20,,'), seen)).status).toBe(409)
  await addReports(world, [{ stripe_customer_id: 'cus_a', amount: 5, month: 6, year: 2026 }])
  const late = await load(text, seen)
  expect([late.status, late.body]).toMatchObject([
    409,
    { error: { message: 'The file would now add 1 report. Check the preview again.' } },
  ])
  expect(await totals('2026-06')).toMatchObject({ rows: 1, amount: 5 })
})

test('the same file confirmed twice at once is added once', async () => {
  const text = createFile(...Array.from({ length: 50 }, (_, n) => `cus_twice_${n},7,2026,10,1,`))
  const { seen } = await look(text)
  const answers = await Promise.all([load(text, seen), load(text, seen)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await totals('2026-07')).toMatchObject({ rows: 50, amount: 50_000 })
})

test('byte order mark, CRLF, semicolons and columns in any order are fine', async () => {
  const text = '\ufeffYear;Amount (USD);Customer;Notes;Month\r\n2026;"1,000.00";cus_crlf;hello;8\r\n\r\n'
  const seen = await look(text)
  expect(seen).toMatchObject({ counts: { new: 1, existing: 0, rejected: 0 }, amount: 100_000, unread: ['Notes'] })
  expect((await load(text, seen.seen)).status).toBe(200)
  expect(await totals('2026-08')).toMatchObject({ rows: 1, amount: 100_000 })
})

test('refuses a file without reports, with the reason at the file', async () => {
  const tooMany = createFile(...Array.from({ length: 20_001 }, () => 'cus_x,6,2026,1,,'))
  expect(await refusedAt('')).toEqual([400, { file: 'The file is empty.' }])
  expect(await refusedAt(heading)).toEqual([400, { file: 'The file has headings but no rows.' }])
  expect(await refusedAt('name,mail\nAna,a@b.test')).toEqual([
    400,
    {
      file: 'The file is missing these columns: stripe_customer_id, amount, month. Put column names in the first row.',
    },
  ])
  expect(await refusedAt(Buffer.from('PK\u0003\u0004 and more'))).toEqual([
    400,
    { file: 'The file must be CSV. Save a workbook as CSV first.' },
  ])
  expect(await refusedAt(tooMany)).toEqual([413, { file: 'The file has more than 20,000 rows. Split it.' }])
  expect(await refusedAt(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toEqual([
    413,
    { file: 'The file must be 10 MB or smaller.' },
  ])
})

test('20,000 rows are looked at and added as one', async () => {
  const text = createFile(...Array.from({ length: 20_000 }, (_, n) => `cus_many_${n},9,2026,1.50,0.25,9/30/2026`))
  const seen = await look(text)
  expect(seen).toMatchObject({ counts: { new: 20_000 }, amount: 3_000_000, fee: 500_000 })
  expect(seen.rows).toHaveLength(100)
  expect((await load(text, seen.seen)).status).toBe(200)
  expect(await totals('2026-09')).toMatchObject({ rows: 20_000, amount: 3_000_000, clients: 20_000 })
})

test('a clinic, another one and a Manager look at no file and import none', async () => {
  const text = createFile('cus_a,1,2026,10,,')
  for (const who of ['clinic', 'foreign', 'manager'] as const) {
    expect((await send('/api/finance/report-imports/preview', text, {}, who)).status).toBe(403)
    expect((await load(text, '', who)).status).toBe(403)
    expect((await world.call(who, 'GET', '/api/finance/report-template')).status).toBe(403)
  }
  expect(await totals('2026-01')).toMatchObject({ rows: 0 })
})

test('the template is a CSV file that the import reads', async () => {
  const { text, headers } = await world.call('platform', 'GET', '/api/finance/report-template')
  expect(headers['content-disposition']).toBe('attachment; filename="performance-reports.csv"')
  expect((await look(text)).counts).toEqual({ new: 1, existing: 0, rejected: 0 })
})
