import { expect, test } from 'vitest'
import { countMonthsIn } from './months.ts'

const job = (from: string | null, to: string | null, kind: 'aba' | 'related' | 'other' = 'aba') => ({ from, to, kind })
const months = (...jobs: ReturnType<typeof job>[]) => countMonthsIn(jobs, 'aba', '2026-11-24')

test('months are counted from the first to the last, over the turn of a year', () => {
  expect(months(job('2020-12', '2021-01'))).toBe(2)
  expect(months(job('2020-01', '2021-12'))).toBe(24)
  expect(months(job('2020-05', '2020-05'))).toBe(1)
  expect(months(job('2026-11', 'present'))).toBe(1)
  expect(months(job('2026-12', 'present'))).toBe(0)
  expect(months(job('2026-10', '2030-01'))).toBe(2)
})

test('no more than a hundred years back are counted', () => {
  expect(months(job('1926-11', 'present'))).toBe(1_201)
  expect(months(job('1926-10', 'present'))).toBe(1_201)
})

test('jobs of another kind and those without a beginning or an end add none', () => {
  expect(months(job('2020-01', '2020-03', 'other'))).toBe(0)
  expect(months(job(null, '2020-03'))).toBeNull()
  expect(months(job('2020-01', null))).toBeNull()
  expect(months(job('2020-01', '2020-03'), job(null, null))).toBe(3)
  expect(months(job(null, null), job('2020-01', '2020-03'))).toBe(3)
})
