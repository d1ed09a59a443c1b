import { expect, test } from 'vitest'
import { movedBy } from './changed-scores.ts'

test('a score moved by the sum of its numbers; one that goes up by what another goes down has moved all the same', () => {
  const before = { skills: 50, experience: 40, cultureFit: null }
  expect(movedBy(before, before)).toBeNull()
  expect(movedBy(before, { ...before, skills: 60 })).toBe(10)
  expect(movedBy(before, { skills: 45, experience: 38, cultureFit: null })).toBe(-7)
  expect(movedBy(before, { skills: 60, experience: 30, cultureFit: null })).toBe(0)
  expect(movedBy(before, { ...before, experience: 45 })).toBe(5)
  expect(movedBy({ ...before, cultureFit: 10 }, { ...before, cultureFit: 30 })).toBe(20)
  expect(movedBy(before, { ...before, cultureFit: 0 })).toBe(0)
})
