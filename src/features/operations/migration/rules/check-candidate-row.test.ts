import { expect, test } from 'vitest'
import { checkCandidateRow } from './check-candidate-row.ts'

const context = { timeZone: 'America/New_York', now: new Date('2026-11-20T18:00:00Z') }
const ana = { full_name: 'Ana Ruiz', email_address: 'ana@example.test' }
const readCandidate = (more: Record<string, string>) => {
  const read = checkCandidateRow({ ...ana, ...more }, context)
  if (!read.ok) throw new Error(read.reasons.join())
  return { ...read.value, notes: read.notes }
}

test('the analysis is of whichever product the source is, the other product’s stays its own', () => {
  expect(readCandidate({ findbcbas_analysis: 'Other', acme_analysis: 'Ours' })).toMatchObject({
    findbcbas_analysis: 'Other',
    reinforce_analysis: 'Ours',
  })
  expect(readCandidate({ findbcbas_analysis: 'Other' })).toMatchObject({
    findbcbas_analysis: 'Other',
    reinforce_analysis: null,
  })
  expect(readCandidate({})).toMatchObject({ reinforce_analysis: null })
})

test.each([
  ['given', 'given'],
  [' Granted ', 'given'],
  ['yes', 'given'],
  ['true', 'given'],
  ['T', 'given'],
  ['refused', 'refused'],
  ['denied', 'refused'],
  ['No', 'refused'],
  ['false', 'refused'],
  ['f', 'refused'],
  ['constructor', null],
  ['', null],
])('a consent of %j is %j', (text_consent, consent) =>
  expect(readCandidate({ text_consent }).text_consent).toBe(consent),
)

test('the day and the moment are those of the source; without them a candidate came with the row, or now', () => {
  const whole = readCandidate({ date_submitted: '3/14/2026', date_submitted_ts: '2026-03-15 01:00:00+00' })
  expect(whole).toMatchObject({
    date_submitted: '2026-03-14',
    date_submitted_ts: new Date('2026-03-15T01:00:00Z'),
    created_at: '2026-03-15T01:00:00.000Z',
    is_dated: true,
    notes: [],
  })
  expect(readCandidate({ date_submitted: '3/14/2026' })).toMatchObject({ date_submitted: '2026-03-14', is_dated: true })
  expect(readCandidate({ date_submitted_ts: '2026-03-15 01:00:00+00' })).toMatchObject({
    date_submitted: '2026-03-14',
    is_dated: true,
  })
  expect(readCandidate({ date_submitted: ' ', date_submitted_ts: ' ' })).toMatchObject({
    date_submitted: '2026-11-20',
    created_at: '2026-11-20T18:00:00.000Z',
    is_dated: false,
    notes: [],
  })
})

test('a status of 120 characters is kept', () => {
  expect(readCandidate({ status: 's'.repeat(120) }).status).toBe('s'.repeat(120))
})
