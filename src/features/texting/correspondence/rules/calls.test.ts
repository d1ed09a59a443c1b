import { expect, test } from 'vitest'
import { callOutcomes, callWords, findCallTimeProblem } from './calls.ts'

const now = new Date('2026-11-20T18:00:00Z')

test('a call was made in the past; a clock that is a minute ahead is forgiven', () => {
  for (const at of [
    '2026-11-20T18:00:00Z',
    '2026-11-20T12:00:30-06:00',
    '2025-01-01T00:00:00Z',
    '2000-01-01T00:00:00Z',
  ])
    expect(findCallTimeProblem(at, now), at).toBeNull()
  expect(findCallTimeProblem('2026-11-20T18:01:00Z', now)).toBeNull()
  expect(findCallTimeProblem('2026-11-20T18:01:01Z', now)).toBe('The call is in the future. Log it afterwards.')
  for (const at of ['', 'yesterday', '2026-13-40', '0000-01-01T00:00:00Z', '0202-11-20T09:00:00Z'])
    expect(findCallTimeProblem(at, now), at).toBe('Enter when the call was.')
})

test('each outcome has its words', () => {
  expect(callOutcomes.map((each) => callWords[each])).toEqual([
    'Reached',
    'Left a voicemail',
    'No answer',
    'Wrong number',
  ])
})
