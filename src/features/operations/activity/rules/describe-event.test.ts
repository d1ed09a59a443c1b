import { expect, test } from 'vitest'
import { describeChanges, describeEvent } from './describe-event.ts'
import { eventSentences } from './event-sentences.ts'

const zone = 'America/New_York'

test.each([
  ['candidate.statusChanged', 'Changed the status of a candidate'],
  ['user.signedIn', 'Signed in'],
  ['jobPost.refreshed', 'Reposted a job'],
  ['right.refused', 'Was denied: missing permission'],
  ['somethingNew.happenedNow', 'Something new: happened now'],
  ['oddOne', 'Odd one: '],
  ['.happened', ': happened'],
  ['constructor', 'Constructor: '],
])('%s reads "%s"', (name, words) => expect(describeEvent(name)).toBe(words))

test('each sentence begins with a capital, ends without a dot and names no event', () => {
  for (const [name, sentence] of Object.entries(eventSentences)) {
    expect(sentence, name).toMatch(/^[A-Z].*[^.]$/)
    expect(sentence, name).not.toMatch(/[a-z][A-Z]|_/)
  }
})

test('shows only differences, shortly', () => {
  expect(describeChanges({ status: 'Initial Inquiry', city: 'Waco' }, { status: 'Hired', city: 'Waco' }, zone)).toEqual(
    ['Status: Initial Inquiry → Hired'],
  )
  expect(describeChanges(null, { code: 'ABC', list: [1, 2] }, zone)).toEqual(['Code: ABC', 'List: 1, 2'])
  expect(describeChanges('odd', undefined, zone)).toEqual([])
  expect(describeChanges([1], [2], zone)).toEqual([])
  expect(describeChanges(null, { text: 'x'.repeat(300) }, zone)[0]?.length).toBeLessThan(130)
})

test('names an automation', () => {
  expect(describeChanges(null, { preset: 'no_show', why: 'They asked for a person' }, zone)).toEqual([
    'Automation: No-show',
    'Why: They asked for a person',
  ])
  expect(describeChanges(null, { preset: 'Warm' }, zone)).toEqual(['Preset: Warm'])
})

test('ids are no news, other values are', () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  expect(describeChanges(null, { interview_id: id, date: 'Mon, 2 PM' }, zone)).toEqual(['Date: Mon, 2 PM'])
  expect(describeChanges({ owner_id: null }, { owner_id: id }, zone)).toEqual([])
  expect(describeChanges(null, { a: `see ${id}`, b: `${id}!`, c: [id], d: 5 }, zone)).toHaveLength(4)
})

test.each([
  ['2026-12-25T06:00:00.000Z', 'Dec 25, 2026, 1:00 AM'],
  ['2026-12-25T06:00:00+00:00', 'Dec 25, 2026, 1:00 AM'],
  ['2026-12-25', 'Dec 25, 2026'],
  ['2026-13-45', '2026-13-45'],
  ['2026-99-99T99:99:99Z', '2026-99-99T99:99:99Z'],
  ['see 2026-12-25', 'see 2026-12-25'],
  [true, 'yes'],
  [false, 'no'],
  [7, '7'],
  [[], '–'],
  [{}, '–'],
  [['RBT', '2026-12-25'], 'RBT, Dec 25, 2026'],
  [{ weekdays: ['09:00', '17:00'], isOpen: true }, 'weekdays 09:00, 17:00, is open yes'],
])('%j is told as "%s"', (value, words) =>
  expect(describeChanges(null, { it: value }, zone)).toEqual(words === '–' ? [] : [`It: ${words}`]),
)

test.each([
  ['GET /api/logins', 'logins:see', 'Passwords & Logins: tried to view'],
  ['PUT /api/logins/{id}/access', 'logins:see', 'Passwords & Logins: tried to make a change'],
  ['GET /api/finance/invoices', 'money:see', 'Performance Reports and Financial Overview: tried to view'],
  ['POST /api/invitations', 'users:manage', 'Admin only: tried to make a change'],
])('a refused call (%s) is told in the words of the screens', (call, right, line) => {
  expect(describeChanges(null, { call, right, asked_for: 'A page of saved logins' }, zone)).toEqual([line])
  expect(describeChanges(null, { call, right }, zone)).toEqual([line])
})

test('shows a call of another kind, or an unknown right, unchanged', () => {
  expect(describeChanges(null, { call: 'GET /x', right: 'toString' }, zone)).toEqual([
    'Call: GET /x',
    'Right: toString',
  ])
  expect(describeChanges(null, { right: 'money:see' }, zone)).toEqual(['Right: money:see'])
  expect(describeChanges(null, { call: 5, right: 'money:see' }, zone)).toEqual(['Call: 5', 'Right: money:see'])
})

test('an empty value is a dash, and a long value ends with dots', () => {
  expect(describeChanges({ first_name: '', city: null }, { first_name: 'Ana', city: 'Waco' }, zone)).toEqual([
    'First name: – → Ana',
    'City: – → Waco',
  ])
  expect(describeChanges({ city: '' }, { city: null }, zone)).toEqual([])
  expect(describeChanges(null, { a: 'x'.repeat(120), b: 'y'.repeat(121) }, zone)).toEqual([
    `A: ${'x'.repeat(120)}`,
    `B: ${'y'.repeat(119)}…`,
  ])
  expect(describeChanges(null, null, zone)).toEqual([])
})
