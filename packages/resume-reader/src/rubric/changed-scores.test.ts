import { expect, test } from 'vitest'
import { scoreDelta } from './changed-scores.ts'

test('a score moves by the sum of its numbers; one with equal gains and losses has also moved', () => {
  const before = { skills: 50, experience: 40, cultureFit: null }
  expect(scoreDelta(before, before)).toBeNull()
  expect(scoreDelta(before, { ...before, skills: 60 })).toBe(10)
  expect(scoreDelta(before, { skills: 45, experience: 38, cultureFit: null })).toBe(-7)
  expect(scoreDelta(before, { skills: 60, experience: 30, cultureFit: null })).toBe(0)
  expect(scoreDelta(before, { ...before, experience: 45 })).toBe(5)
  expect(scoreDelta({ ...before, cultureFit: 10 }, { ...before, cultureFit: 30 })).toBe(20)
  expect(scoreDelta(before, { ...before, cultureFit: 0 })).toBe(0)
})
