import { describe, expect, test } from 'vitest'
import { checkCandidateRow } from './check-candidate-row.ts'
import { checkInterviewRow, checkMessageRow, checkThreadRow } from './history-rows.ts'
import { parseMoment } from './moment.ts'
import { checkLocationRow, checkOrganizationRow, checkStatusRow, checkUserRow } from './place-rows.ts'
import { getFirstCell, parseBoolean, parseInteger } from './source-row.ts'
import { findSourceTable } from './source-tables.ts'
import { addSentences, emptyTally, joinKinds } from './tally.ts'
import { checkPostRow, checkTemplateRow, judgeFolderRow, judgeLinkRow, judgeReportRow } from './work-rows.ts'

const context = { timeZone: 'America/New_York', now: new Date('2026-11-20T18:00:00Z') }
const reasons = (judged: { ok: boolean; reasons?: string[] }) => judged.reasons

test.each([
  ['all_candidates', 'all_candidates'],
  ['Locations', 'locations'],
  ['reinforce_users', 'users'],
  ['acme_users', 'users'],
  ['auth_users', null],
  ['users', null],
  ['all_candidates.rejected', null],
  ['archive_reasons', null],
  ['acme-corp_users', null],
  ['acme_users_old', null],
])('a table called %s is %s', (name, table) => expect(findSourceTable(name)).toBe(table))

test.each([
  ['2026-01-05 15:30:00+00', '2026-01-05T15:30:00.000Z'],
  ['2026-01-05 15:30:00.123456-05', '2026-01-05T20:30:00.123Z'],
  ['2026-01-05T15:30:00Z', '2026-01-05T15:30:00.000Z'],
  ['2026-01-05 15:30:00', '2026-01-05T20:30:00.000Z'],
  ['  2026-01-05 15:30:00-05  ', '2026-01-05T20:30:00.000Z'],
  ['1/5/2026', '2026-01-05T17:00:00.000Z'],
  ['soon', null],
  ['', null],
  ['2'.repeat(100), null],
])('the moment %j is %s', (text, moment) => expect(parseMoment(text, context)).toBe(moment))

test('reads a database’s every spelling of yes, no and numbers', () => {
  const row = { a: ' T ', b: 'FALSE', c: 'maybe', d: '-12', e: '1.5', constructor: 'x' }
  expect([
    parseBoolean(row, 'a', false),
    parseBoolean(row, 'b', true),
    parseBoolean(row, 'c', true),
    parseBoolean(row, 'z', false),
  ]).toEqual([true, false, true, false])
  expect([parseInteger(row, 'd'), parseInteger(row, 'e'), parseInteger(row, 'toString')]).toEqual([-12, null, null])
  expect(getFirstCell({ a: ' ', b: 'x'.repeat(9), c: 'y' }, ['a', 'b', 'c'], 5)).toBe('y')
})

describe('places and people', () => {
  test('an organization has a name; its time zone is a real one', () => {
    expect(checkOrganizationRow({ name: ' Sun  rise ', scheduler: 't', time_zone: 'America/Chicago' })).toEqual({
      ok: true,
      notes: [],
      value: {
        name: 'Sun rise',
        status: 'Active',
        scheduler: true,
        subscription_type: null,
        time_zone: 'America/Chicago',
      },
    })
    expect(checkOrganizationRow({ name: 'X', time_zone: 'Mars' })).toMatchObject({
      value: { time_zone: 'America/New_York' },
    })
    expect(reasons(checkOrganizationRow({ name: ' ' }))).toEqual(['The name is missing.'])
    expect(reasons(checkOrganizationRow({ name: 'x'.repeat(201) }))).toEqual([
      'The name has 201 characters. The limit is 200.',
    ])
  })
  test('a location is open unless it says otherwise, a status has a label', () => {
    expect(checkLocationRow({ name: 'North', state: 'Texas' })).toMatchObject({
      value: { is_active: true, state: 'TX' },
    })
    expect(checkLocationRow({ name: 'North', is_active: 'f' })).toMatchObject({
      value: { is_active: false, state: null },
    })
    expect(checkStatusRow({ status_label: 'Offer', sort_order: '7' })).toMatchObject({ value: { sort_order: 7 } })
    expect(reasons(checkStatusRow({}))).toEqual(['The status_label is missing.'])
  })
  test('a person has an email address, and no level but Manager and Admin', () => {
    expect(checkUserRow({ email: ' Pat@Example.test ', admin_level: 'manager' })).toMatchObject({
      value: { email: 'pat@example.test', admin_level: 'Manager', role: 'user' },
    })
    expect(checkUserRow({ email: 'a@example.test', admin_level: 'Owner' })).toMatchObject({
      value: { admin_level: null },
      notes: ['The admin level "Owner" isn’t Manager or Admin, so it was skipped.'],
    })
    expect(reasons(checkUserRow({ email: 'nobody' }))).toEqual(['"nobody" isn’t an email address.'])
    expect(reasons(checkUserRow({}))).toEqual(['The email is missing.'])
  })
})

describe('candidates', () => {
  const ana = { full_name: 'Ana Ruiz', email_address: 'ana@example.test', created_at: '2026-01-05 15:31:00+00' }
  test('keep what the source said, a number as it was received too', () => {
    const row = {
      ...ana,
      certification_number: 'pending',
      status: 'Offer Out',
      acme_analysis: 'Good',
      culture_fit_score: '7',
    }
    expect(checkCandidateRow(row, context)).toMatchObject({
      value: {
        certification_number: 'pending',
        status: 'Offer Out',
        reinforce_analysis: 'Good',
        culture_fit_score: '7',
        created_at: '2026-01-05T15:31:00.000Z',
        is_dated: false,
        text_consent: null,
      },
      notes: [],
    })
  })
  test('a consent is the column’s value, an unread moment gets a remark', () => {
    expect(checkCandidateRow({ ...ana, text_consent: 'Refused' }, context)).toMatchObject({
      value: { text_consent: 'refused' },
    })
    expect(checkCandidateRow({ ...ana, text_consent: 'perhaps' }, context)).toMatchObject({
      value: { text_consent: null },
    })
    expect(checkCandidateRow({ ...ana, date_submitted_ts: 'soon' }, context)).toMatchObject({
      notes: ['We can’t read the time "soon", so it was skipped.'],
    })
  })
  test('are refused as an import refuses them, and with a status no one can store', () => {
    expect(reasons(checkCandidateRow({ full_name: 'Ana' }, context))?.[0]).toMatch(/^No email address or phone number/)
    expect(reasons(checkCandidateRow({ ...ana, position: 'SLP' }, context))).toEqual(['"SLP" is neither RBT nor BCBA.'])
    expect(reasons(checkCandidateRow({ ...ana, status: 's'.repeat(130) }, context))).toEqual([
      'The status has 130 characters. The limit is 120.',
    ])
  })
})

describe('past events', () => {
  const text = { message: 'Hello', sent_at: '2026-03-01 15:00:00+00' }
  test.each([
    ['sent', 'sent'],
    ['Delivered', 'delivered'],
    ['queued', 'canceled'],
    ['held', 'canceled'],
    ['error', 'failed'],
    ['', 'sent'],
    ['constructor', 'sent'],
  ])('a text that was %j is %s', (message_status, status) =>
    expect(checkMessageRow({ ...text, message_status }, context)).toMatchObject({
      value: { status, direction: 'outbound' },
    }),
  )
  test('reads a candidate’s texts for an opt-out, not a clinic’s', () => {
    const stop = { ...text, message: 'Stop texting me' }
    expect(checkMessageRow({ ...stop, message_direction: 'inbound' }, context)).toMatchObject({
      value: { asked: 'stop', status: 'received' },
    })
    expect(checkMessageRow(stop, context)).toMatchObject({ value: { asked: null } })
  })
  test('a text without words or moment stays behind, and so does an interview without its moment', () => {
    expect(reasons(checkMessageRow({ sent_at: text.sent_at }, context))).toEqual(['The message is missing.'])
    expect(reasons(checkMessageRow({ message: 'x'.repeat(10_001) }, context))).toEqual([
      'The message has 10001 characters. The limit is 10000.',
    ])
    expect(reasons(checkMessageRow({ message: 'Hi' }, context))).toEqual(['sent_at is missing or unreadable.'])
    expect(reasons(checkInterviewRow({}, context))).toEqual(['interview_date is missing or unreadable.'])
  })
  test('an interview has words of ours, a conversation its number as texts go to it', () => {
    const said = { interview_date: '2026-12-01', type: 'video', status: 'canceled', minutes: '5000' }
    expect(checkInterviewRow(said, context)).toMatchObject({
      value: { type: 'Video', status: 'Cancelled', minutes: 30 },
    })
    expect(checkThreadRow({ phone_number: '(212) 867-5309' }, context)).toMatchObject({
      value: { recipient_phone: '+12128675309', candidate_name: 'Unknown', is_active: true },
    })
  })
})

describe('work', () => {
  test('a post keeps its start as written; a cost that is none is left out and told', () => {
    expect(checkPostRow({ job_start_date: '3/1/2026', cost_per_lead: '$12.50', position: 'rbt' })).toMatchObject({
      value: { job_start_date: '3/1/2026', cost_per_lead: '12.50', position: 'RBT', active: true },
      notes: [],
    })
    expect(checkPostRow({ cost_per_lead: 'free' }).ok && checkPostRow({ cost_per_lead: 'free' })).toMatchObject({
      value: { cost_per_lead: null },
      notes: ['The cost "free" isn’t an amount, so it was skipped.'],
    })
  })
  test('a report is in whole cents and of a month', () => {
    const report = { amount: '100000', fee: '3000', month: '1', year: '2026' }
    expect(judgeReportRow(report, context)).toMatchObject({
      value: { amount: 100_000, fee: 3_000, month: 1, year: 2026 },
    })
    expect(judgeReportRow({ amount: '5', created_date: '2026-02-03' }, context)).toMatchObject({
      value: { month: 2, year: 2026, fee: 0 },
    })
    expect(reasons(judgeReportRow({ ...report, amount: '12.34' }, context))).toEqual([
      'The amount "12.34" isn’t in whole cents.',
    ])
    expect(reasons(judgeReportRow({ ...report, fee: 'x' }, context))).toEqual(['The fee "x" isn’t in whole cents.'])
    expect(reasons(judgeReportRow({ amount: '5' }, context))).toEqual(['The month is missing.'])
  })
  test('templates, links and folders have what they are made of', () => {
    expect(checkTemplateRow({ name: 'Hi', content: 'Hello' })).toMatchObject({
      value: { type: 'text', is_default: false },
    })
    expect(reasons(checkTemplateRow({ name: 'Hi', content: 'x'.repeat(1601) }))).toEqual([
      'The content has 1601 characters. The limit is 1600.',
    ])
    expect(reasons(judgeLinkRow({ name: 'Book', url: 'http://x' }))).toEqual([
      'The link "http://x" isn’t an https address.',
    ])
    expect(judgeFolderRow({ folder_name: 'Forms' })).toMatchObject({ value: { name: 'Forms' } })
    expect(reasons(judgeFolderRow({}))).toEqual(['The name is missing.'])
  })
})

test('remarks of two parts are one count, with the first few values', () => {
  const first = addSentences([], ['"a" is not a US state.', '"b" is not a US state.'])
  const both = addSentences(first, ['"c" is not a US state.', '"d" is not a US state.', 'The name is missing.'])
  expect(both).toEqual([
    { kind: '… is not a US state.', count: 4, values: ['a', 'b', 'c'], more: true },
    { kind: 'The name is missing.', count: 1, values: [], more: false },
  ])
  expect(joinKinds(both, [])).toEqual(both)
})

test('lists remarks most frequent first, and only hints at a fourth value', () => {
  const one = { kind: '…', count: 1, values: ['a', 'b'], more: false }
  const other = { kind: 'Rare.', count: 2, values: [], more: false }
  expect(joinKinds([one, other], [])).toEqual([other, one])
  expect(joinKinds([one], [{ ...one, values: ['c'] }])).toEqual([{ ...one, count: 2, values: ['a', 'b', 'c'] }])
  expect(joinKinds([one], [{ ...one, values: ['a'], more: true }])).toEqual([{ ...one, count: 2, more: true }])
  expect(joinKinds([{ ...one, more: true }], [one])).toEqual([{ ...one, count: 2, more: true }])
  expect(addSentences([one], [])).toEqual([one])
  expect(emptyTally()).toEqual({ read: 0, new: 0, here: 0, changed: 0, refused: 0, reasons: [], notes: [] })
})
