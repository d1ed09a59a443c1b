import { expect, test } from 'vitest'
import {
  checkPostRow,
  checkTemplateRow,
  judgeDocumentRow,
  judgeFolderRow,
  judgeLinkRow,
  judgeReportRow,
} from './work-rows.ts'

const context = { timeZone: 'America/New_York', now: new Date('2026-11-20T18:00:00Z') }
const brought = (value: unknown) => ({ ok: true, notes: [], value })
const refused = (reason: string) => ({ ok: false, reasons: [reason] })

test('every column of a post is taken', () => {
  const row = {
    organization: 'Sunrise',
    location: 'North',
    job_start_date: 'soon',
    cost_per_lead: ' $ 12.5 ',
    active: 'f',
    position: 'bcba',
  }
  const value = { ...row, cost_per_lead: '12.5', active: false, position: 'BCBA' }
  expect(checkPostRow(row)).toEqual(brought(value))
  expect(checkPostRow({})).toEqual(
    brought({
      organization: null,
      location: null,
      job_start_date: null,
      cost_per_lead: null,
      active: true,
      position: null,
    }),
  )
  expect(checkPostRow({ position: 'SLP' })).toMatchObject({ value: { position: null } })
})

test.each([
  ['12', '12', 0],
  ['$12', '12', 0],
  ['0.123456', '0.123456', 0],
  ['12 a lead', null, 1],
  ['about 12', null, 1],
  ['12.', null, 1],
  ['', null, 0],
])('the cost %j is %j, with %i remarks', (cost_per_lead, cost, remarks) => {
  const read = checkPostRow({ cost_per_lead })
  expect(read).toMatchObject({ value: { cost_per_lead: cost } })
  expect(read.ok && read.notes).toHaveLength(remarks)
})

test('every column of a report is taken, its month from its date where it says none', () => {
  const row = {
    stripe_customer_id: 'cus_1',
    amount: ' 100000.00 ',
    fee: ' ',
    created_date: '2026-02-03 15:00:00+00',
    month: '12',
    year: '2200',
  }
  const value = {
    created_date: '2026-02-03T15:00:00.000Z',
    stripe_customer_id: 'cus_1',
    amount: 100_000,
    fee: 0,
    month: 12,
    year: 2200,
  }
  expect(judgeReportRow(row, context)).toEqual(brought(value))
  expect(judgeReportRow({ ...row, month: '', year: '' }, context)).toEqual(brought({ ...value, month: 2, year: 2026 }))
  expect(judgeReportRow({ ...row, month: '1', year: '2000' }, context)).toMatchObject({
    value: { month: 1, year: 2000 },
  })
})

test.each([
  ['0', '2026'],
  ['13', '2026'],
  ['1', '1999'],
  ['1', '2201'],
])('no report is of month %s of %s', (month, year) =>
  expect(judgeReportRow({ amount: '5', month, year }, context)).toEqual(refused('The month is missing.')),
)

test('every column of a template is taken; one without words or with too many stays behind', () => {
  const row = { name: 'Hi', content: ' Hello ', type: 'email', is_active: 'no', is_default: 'yes' }
  expect(checkTemplateRow(row)).toEqual(
    brought({ name: 'Hi', content: 'Hello', type: 'email', is_active: false, is_default: true }),
  )
  expect(checkTemplateRow({ name: 'Hi', content: 'x'.repeat(1600) })).toMatchObject({ value: { is_active: true } })
  expect(checkTemplateRow({ name: 'Hi', content: ` ${'x'.repeat(1600)} ` }).ok).toBe(true)
  expect(checkTemplateRow({ name: 'Hi', content: ' ' })).toEqual(refused('The content is missing.'))
  expect(checkTemplateRow({ content: 'Hello' })).toEqual(refused('The name is missing.'))
})

test('every column of a link is taken; only an https address is one', () => {
  const row = { name: 'Book', url: 'https://a.test/b?c#d', is_active: 'f' }
  expect(judgeLinkRow(row)).toEqual(brought({ ...row, is_active: false }))
  expect(judgeLinkRow({ ...row, is_active: '' })).toMatchObject({ value: { is_active: true } })
  expect(judgeLinkRow({ url: row.url })).toEqual(refused('The name is missing.'))
  for (const url of ['see https://a.test', 'https://a.test or b', 'https://'])
    expect(judgeLinkRow({ ...row, url })).toEqual(refused(`The link "${url}" isn’t an https address.`))
  expect(judgeLinkRow({ name: 'Book' })).toEqual(refused('The link "" isn’t an https address.'))
})

test('a folder keeps its name, with _ for forbidden signs; an unusable one keeps a remark', () => {
  expect(judgeFolderRow({ name: 'Forms/2026', folder_name: 'Other' })).toEqual(brought({ name: 'Forms_2026' }))
  expect(judgeFolderRow({ folder_name: 'Tax' })).toEqual(brought({ name: 'Tax' }))
  expect(judgeFolderRow({ name: 'x'.repeat(101) })).toEqual(
    refused(`The name "${'x'.repeat(40)}…" can’t be used. Use 100 characters or fewer.`),
  )
  expect(judgeFolderRow({ folder_name: 'Forms.' })).toEqual(
    refused('The name "Forms." can’t be used. A name can’t end with a period.'),
  )
  expect(judgeFolderRow({ folder_name: 'x'.repeat(201) })).toEqual(
    refused('The folder_name has 201 characters. The limit is 200.'),
  )
  expect(judgeFolderRow({ name: ' ', folder_name: ' ' })).toEqual(refused('The name is missing.'))
})

test('a document keeps its name, and its file is the first one of its row', () => {
  const row = {
    file_path: 'a/1.pdf',
    name: 'One',
    folder_id: '7',
    candidate_id: '9',
    created_at: '2026-02-03T15:00:00Z',
  }
  const value = { name: 'One', path: 'a/1.pdf', folder: '7', candidate: '9', at: '2026-02-03T15:00:00.000Z' }
  expect(judgeDocumentRow(row, context)).toEqual(brought(value))
  expect(judgeDocumentRow({ url: 'b/2.pdf', document_folder_id: '8' }, context)).toEqual(
    brought({ name: 'b/2.pdf', path: 'b/2.pdf', folder: '8', candidate: '', at: null }),
  )
  expect(judgeDocumentRow({ url: 'b/2.pdf' }, context)).toMatchObject({ value: { folder: '' } })
  expect(judgeDocumentRow({ title: 'Two' }, context)).toEqual(refused('The location of its contents is missing.'))
  const places = ['file_path', 'storage_path', 'path', 'file_url', 'url', 'stored_as', 'file_name', 'name']
  for (const [at, place] of places.entries()) {
    const later = Object.fromEntries(places.slice(at).map((column) => [column, `in ${column}`]))
    expect(judgeDocumentRow(later, context)).toMatchObject({ value: { path: `in ${place}` } })
  }
  expect(judgeDocumentRow({ url: 'b', file_name: 'F', title: 'T' }, context)).toMatchObject({ value: { name: 'F' } })
  expect(judgeDocumentRow({ url: 'b', title: 'T' }, context)).toMatchObject({ value: { name: 'T' } })
})
