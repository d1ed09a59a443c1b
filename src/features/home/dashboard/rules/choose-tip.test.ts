import { describe, expect, test } from 'vitest'
import { type CandidateStats, chooseTip } from './choose-tip.ts'

const none: CandidateStats = { total: 10, initial_inquiry: 0, in_process: 0, hired: 0, interviewed: 0 }

describe('the tip is the first that fits', () => {
  test.each<[Partial<CandidateStats>, RegExp]>([
    [{ total: 0, hired: 3 }, /^Welcome!/],
    [{ initial_inquiry: 7, in_process: 6, hired: 1 }, /^7 of 10 candidates are still at Initial/],
    [{ initial_inquiry: 6, in_process: 6, hired: 1 }, /^6 candidates are In-Process To Hire\. Keep/],
    [{ in_process: 5, hired: 1, interviewed: 4 }, /^Congratulations on your hire!/],
    [{ hired: 1200 }, /^Congratulations on 1,200 hires!/],
    [{ interviewed: 1 }, /^1 candidate reached the interview/],
    [{}, /^Answer new candidates within a day/],
  ])('%j', (more, words) => expect(chooseTip({ ...none, ...more }, 'ok')).toMatch(words))
})

test('an error and an exception have their own words', () => {
  expect(chooseTip(none, 'error')).toBe('Ready to optimize your hiring process')
  expect(chooseTip(null, 'ok')).toBe('Ready to optimize your hiring process')
  expect(chooseTip(null, 'exception')).toBe('Optimize your hiring process with data-driven insights')
})
