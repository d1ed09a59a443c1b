import { expect, test } from 'vitest'
import { findOverwritten, planRevert } from './plan-revert.ts'

const phone = (
  phone_number: string | null,
  text_consent: string | null,
  text_consent_source: string | null = null,
) => ({
  phone_number,
  text_consent,
  text_consent_source,
  text_consent_at: null,
})

test.each([
  ['as the merge wrote it', 'Waco', ['city'], []],
  ['changed since', 'Dallas', [], ['city']],
  ['emptied since', null, [], ['city']],
])('a field that reads %s goes back or stays', (_, city, columns, stayed) => {
  expect(planRevert({ filled: ['city'], before: { city: null }, after: { city: 'Waco' }, now: { city } })).toEqual({
    columns,
    stayed,
  })
})

test('a number goes back with the consent that came with it', () => {
  const before = phone('1', 'given', 'Form')
  const after = phone('2', null)
  expect(planRevert({ filled: ['phone_number'], before, after, now: after })).toEqual({
    columns: ['phone_number', 'text_consent', 'text_consent_source'],
    stayed: [],
  })
})

test('a refusal never goes back, the number it came with does', () => {
  const [before, after] = [phone('1', 'given', 'Form'), phone('2', 'given', 'Call')]
  const now = phone('2', 'refused', 'Wrote STOP')
  expect(planRevert({ filled: ['phone_number'], before, after, now })).toEqual({
    columns: ['phone_number'],
    stayed: [],
  })
  const other = phone('3', 'refused')
  expect(planRevert({ filled: ['phone_number'], before, after, now: other })).toEqual({
    columns: [],
    stayed: ['phone_number'],
  })
})

test('a consent that was noted since keeps the number it was noted for', () => {
  const [before, after] = [phone('1', 'given', 'Form'), phone('2', null)]
  expect(planRevert({ filled: ['phone_number'], before, after, now: phone('2', 'given', 'Said yes') })).toEqual({
    columns: [],
    stayed: ['phone_number'],
  })
})

const resume = (link: string | null, resume_file: string | null, resume_text: string | null) => ({
  resume: link,
  resume_file,
  resume_text,
})
test.each([
  [
    'a file goes back with words that were read anew',
    resume(null, 'b', 'read anew'),
    ['resume_file', 'resume_text'],
    false,
  ],
  ['a file goes back under another link', resume('https://x', 'b', 'theirs'), ['resume_file', 'resume_text'], false],
  ['a file that another replaced stays with its words', resume(null, 'c', 'theirs'), [], true],
])('%s', (_, now, columns, stays) => {
  const asked = {
    filled: ['resume'] as const,
    before: resume(null, 'a', 'own'),
    after: resume(null, 'b', 'theirs'),
    now,
  }
  expect(planRevert(asked)).toEqual({ columns, stayed: stays ? ['resume'] : [] })
})

test('words without a file go back while no one replaced them', () => {
  const asked = { filled: ['resume'] as const, before: resume(null, null, null), after: resume(null, null, 'theirs') }
  expect(planRevert({ ...asked, now: resume(null, null, 'theirs') }).columns).toEqual(['resume_text'])
  expect(planRevert({ ...asked, now: resume(null, null, 'mine') })).toEqual({ columns: [], stayed: ['resume'] })
})

const certified = (certification_number: string | null, credential_status: string | null) => ({
  certification_number,
  certification_received: null,
  credential_status,
  credential_number: null,
  credential_expires_on: null,
  credential_supervisor: null,
  credential_by: null,
  credential_at: null,
})

test('a certification number and what the registry said of it go back together or not at all', () => {
  const asked = {
    filled: ['certification_number'] as const,
    before: certified(null, null),
    after: certified('RBT-1', null),
  }
  expect(planRevert({ ...asked, now: certified('RBT-1', null) }).columns).toEqual(['certification_number'])
  expect(planRevert({ ...asked, now: certified('RBT-1', 'Active') })).toEqual({
    columns: [],
    stayed: ['certification_number'],
  })
})

test('a later merge that wrote over a value remembers the one from before the first', () => {
  const mine = { before: { city: 'Austin', state: 'TX' }, after: { city: 'Waco', state: 'OK' } }
  expect(findOverwritten(mine, { city: 'Waco' })).toEqual({ city: 'Austin' })
  expect(findOverwritten(mine, { city: 'Dallas', email_address: null })).toBeNull()
})
