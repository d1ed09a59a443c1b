import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showMinutes } from '../../../../rules/words/show-minutes.ts'
import {
  computeShare,
  countReached,
  formatDifference,
  formatMinutesDifference,
  getNoRetention,
  showShare,
  stages,
} from './hiring.ts'

test('a reached stage includes every stage before it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000), { minLength: stages.length, maxLength: stages.length }), (furthest) => {
      const reached = countReached(furthest)
      expect(reached[0]).toBe(furthest.reduce((sum, n) => sum + n, 0))
      expect(reached.at(-1)).toBe(furthest.at(-1))
      expect(reached.every((n, at) => at === 0 || n <= (reached[at - 1] ?? 0))).toBe(true)
    }),
  )
})

test('a share is between 0 and 100, rounds half up, and is unknown of nothing', () => {
  expect(computeShare(1, 8)).toBe(12.5)
  expect(computeShare(1, 3)).toBe(33.3)
  expect(computeShare(1, 2000)).toBe(0.1)
  expect(computeShare(0, 0)).toBeNull()
  expect([showShare(12.5), showShare(0), showShare(null)]).toEqual(['12.5%', '0%', '–'])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.nat(), (whole, n) => {
      const part = n % (whole + 1)
      const share = computeShare(part, whole) ?? -1
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(100)
      expect(Math.abs(share - (100 * part) / whole)).toBeLessThanOrEqual(0.0501)
    }),
  )
})

test('formats times in the two largest units that matter', () => {
  expect([null, 0.4, 45, 60, 185, 1440, 5_890].map(showMinutes)).toEqual([
    '–',
    'Under a minute',
    '45 min',
    '1 h',
    '3 h 5 min',
    '1 d',
    '4 d 2 h',
  ])
})

const of = (due: number, hires: number, terminations: number) =>
  getNoRetention({ days: 30, due, stayed: due }, { hires, terminations })

test('retention says plainly why there is none', () => {
  expect(of(0, 0, 4)).toBe('No data: no hires in this period.')
  expect(of(3, 3, 0)).toContain('no one is marked Terminated yet')
  expect(of(0, 3, 4)).toBe('No data yet: these hires are too recent.')
  expect(of(3, 3, 4)).toBeNull()
})

test('a difference has a sign, or shows that there is none', () => {
  expect(formatDifference(12, 10)).toBe('+2')
  expect(formatDifference(9.5, 12)).toBe('-2.5')
  expect(formatDifference(0.3, 0.1 + 0.2)).toBe('same')
  expect(formatDifference(null, 2)).toBe('–')
})

test('one decimal is shown, a minute is one, and what was not known before is no difference', () => {
  expect(showShare(33.333)).toBe('33.3%')
  expect(showMinutes(1)).toBe('1 min')
  expect(formatDifference(2, null)).toBe('–')
})

test.each([
  [100, 379, '-4 h 39 min'],
  [379.4, 100, '+4 h 39 min'],
  [60, 15, '+45 min'],
  [100, 100.4, 'same'],
  [null, 100, '–'],
  [100, null, '–'],
])('%s minutes beside %s are %s', (now, then, words) => expect(formatMinutesDifference(now, then)).toBe(words))
