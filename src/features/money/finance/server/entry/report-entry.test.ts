import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { performanceReport, type ReportRow, reportRows } from '../../contract/reports.ts'
import { getCustomer } from '../testing/money-rows.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

type Who = 'clinic' | 'platform' | 'foreign' | 'manager'
const typed = (more: object = {}) => ({
  organization_id: world.own.organizationId,
  month: '2026-03',
  amount: '1,250.50',
  fee: '12.25',
  created: '3/31/2026',
  timeZone: 'America/Chicago',
  ...more,
})
const enter = async (more: object = {}, who: Who = 'platform') => {
  const id = randomUUID()
  return { id, ...(await world.call(who, 'POST', '/api/finance/reports', { id, ...typed(more) })) }
}
const correct = async (id: string, more: object, who: Who = 'platform') =>
  await world.call(who, 'PUT', `/api/finance/reports/${id}`, typed(more))
const loadRows = async (month: string, who: Who = 'platform'): Promise<ReportRow[]> =>
  reportRows.reply.parse((await world.call(who, 'GET', `/api/finance/report-rows?month=${month}`)).body).rows
const totals = async (month: string, who: Who = 'clinic') =>
  performanceReport.reply.parse((await world.call(who, 'GET', `/api/finance/reports?month=${month}`)).body).totals

test('a report is entered in cents, once, and its clinic sees it', async () => {
  const { id, status } = await enter()
  expect(status).toBe(200)
  expect((await world.call('platform', 'POST', '/api/finance/reports', { id, ...typed() })).status).toBe(200)
  expect(await totals('2026-03')).toEqual({ rows: 1, amount: 125_050, fee: 1_225, net: 123_825, clients: 1 })
  expect(await loadRows('2026-03', 'clinic')).toMatchObject([
    {
      id,
      created_date: '2026-03-31T12:00:00.000Z',
      customer: getCustomer(world, 'own'),
      organization: 'Bright Path ABA',
    },
  ])
  expect(await loadRows('2026-03', 'foreign')).toEqual([])
  expect(await world.eventNames(id)).toEqual(['performanceReport.added'])
})

test('corrects a report; a change by someone else is reported, and then replaced', async () => {
  const { id } = await enter({ month: '2026-04' })
  const [row] = await loadRows('2026-04')
  const seen = {
    customer: row?.customer ?? null,
    month: '2026-04',
    amount: row?.amount,
    fee: row?.fee,
    created: '2026-03-31',
  }
  expect((await correct(id, { month: '2026-04', amount: '90', seen })).status).toBe(200)
  const late = await correct(id, { month: '2026-04', amount: '100', seen })
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('now $90.00, fee $12.25, for April 2026')])
  expect(late.body).toMatchObject({ error: { details: { seen: { ...seen, amount: 9_000 } } } })
  expect(await totals('2026-04')).toMatchObject({ amount: 9_000 })
  // A day that someone else corrected is not overwritten unseen, either.
  expect((await correct(id, { month: '2026-04', amount: '90', created: '4/1/2026' })).status).toBe(200)
  expect((await correct(id, { month: '2026-04', seen: { ...seen, amount: 9_000 } })).status).toBe(409)
  expect((await correct(id, { month: '2026-04', amount: '90' })).status).toBe(200)
  const moved = {
    organization_id: '',
    customer: 'cus_unknown',
    month: '2026-05',
    amount: '100',
    fee: '120',
    created: '',
  }
  expect((await correct(id, { ...moved, seen: { ...seen, amount: 9_000 } })).status).toBe(200)
  expect(await totals('2026-04')).toMatchObject({ rows: 0 })
  // A fee above the amount is flagged, not refused; the day it was made stays.
  expect(await loadRows('2026-05')).toMatchObject([
    {
      customer: 'cus_unknown',
      organization: null,
      net: -2_000,
      feeAboveAmount: true,
      created_date: '2026-03-31T12:00:00.000Z',
    },
  ])
})

test('a report is removed with its reason, and the record keeps what it was', async () => {
  const { id } = await enter({ month: '2026-01' })
  const remove = async (reason: string) =>
    await world.call('platform', 'POST', `/api/finance/reports/${id}/remove`, { reason })
  expect((await remove(' ')).body).toMatchObject({ error: { fields: { reason: 'Enter a reason.' } } })
  expect((await remove('Entered twice')).status).toBe(200)
  expect(await totals('2026-01')).toMatchObject({ rows: 0 })
  expect(await world.eventNames(id)).toContain('performanceReport.removed')
  expect((await remove('Entered twice')).status).toBe(404)
})

test.each([
  [{ month: '2026-12' }, { month: 'Choose November 2026 or an earlier month.' }],
  [{ amount: 'a lot' }, { amount: 'Enter an amount like 250 or 1,250.50.' }],
  [{ created: '2/30/2026' }, { created: 'Enter a date like 3/14/2026.' }],
  [{ organization_id: '' }, { organization_id: 'Choose a client, or enter a customer.' }],
  [{ organization_id: randomUUID() }, { organization_id: 'Choose a client.' }],
])('%j changes nothing and says why at its field', async (more, fields) => {
  const { id, status, body } = await enter(more)
  expect([status, body]).toMatchObject([400, { error: { fields } }])
  expect(await world.eventNames(id)).toEqual([])
})

test('a client without a customer has to be linked first', async () => {
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set stripe_customer_id = null where id = ${world.foreign.organizationId}`),
  )
  const { body } = await enter({ organization_id: world.foreign.organizationId })
  expect(body).toMatchObject({
    error: { fields: { organization_id: 'Blue Heron Behavior isn’t linked to a customer yet. Link it first.' } },
  })
})

test('a clinic and a Manager enter, correct and remove nothing', async () => {
  const { id } = await enter({ month: '2026-02' })
  for (const who of ['clinic', 'foreign', 'manager'] as const) {
    expect((await enter({}, who)).status).toBe(403)
    expect((await correct(id, {}, who)).status).toBe(403)
    expect((await world.call(who, 'POST', `/api/finance/reports/${id}/remove`, { reason: 'x' })).status).toBe(403)
  }
  expect(await totals('2026-02')).toMatchObject({ rows: 1 })
})
