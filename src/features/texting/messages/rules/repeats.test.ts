import { expect, test } from 'vitest'
import { explainRepeatedText } from './repeats.ts'

test.each([
  ['sent', true, 'This person got the same text in the last 24 hours.'],
  ['delivered', false, 'This number got the same text in the last 24 hours, on another record.'],
  ['held', false, 'The same text is already waiting for this number.'],
  ['queued', true, 'The same text is already waiting for this number.'],
  ['sending', true, 'The same text is on its way to this number.'],
  ['unknown', true, 'This number may have gotten the same text in the last 24 hours. We don’t know if it arrived.'],
])('a repetition of a text that is %s says no more than is known', (status, sameRecord, reason) =>
  expect(explainRepeatedText({ status, sameRecord })).toBe(reason),
)
