import { expect, test } from 'vitest'
import { getMeaning, getPauseMinutes, getRetryMinutes, knownCodes } from './delivery-codes.ts'

const codes: [string, string, string][] = [
  ['21610', 'Opted out: can’t be texted', 'opt-out'],
  ['21211', "Number can't receive texts", 'bad-number'],
  ['21614', "Number can't receive texts", 'bad-number'],
  ['21635', "Number can't receive texts", 'bad-number'],
  ['30003', 'Phone off or out of range', 'retry-later'],
  ['30005', 'Number not in service', 'bad-number-after-two'],
  ['30006', 'Landline', 'bad-number'],
  ['30007', 'Blocked as spam', 'spam'],
  ['30008', 'Not delivered', 'retry-once'],
  ['30034', 'Sender not registered', 'block-sender'],
  ['30032', 'Sender not registered', 'block-sender'],
  ['30002', 'Texting is down', 'pause'],
  ['20003', 'Texting is down', 'pause'],
  ['20429', 'Texting is down', 'pause'],
  ['30450', 'Paused by provider', 'back-off'],
]

test.each(codes)('the code %s means “%s”, so: %s', (code, words, action) => {
  expect(getMeaning(code)).toEqual({ words, action })
  expect(knownCodes.filter((one) => one.code === code)).toEqual([{ code, words, action }])
})

test('a code that no one knows leads to nothing', () => {
  expect(getMeaning('99999')).toEqual({ words: 'Not delivered (code 99999)', action: 'nothing' })
})

test('texting pauses for five minutes, or half an hour on the provider’s demand', () => {
  expect([getPauseMinutes('pause'), getPauseMinutes('back-off'), getPauseMinutes('spam')]).toEqual([5, 30, 0])
})

test('a number that is not in service is tried once more', () => {
  expect([0, 1].map((tries) => getRetryMinutes('bad-number-after-two', tries))).toEqual([60, null])
  expect(getRetryMinutes('nothing', 0)).toBeNull()
})
