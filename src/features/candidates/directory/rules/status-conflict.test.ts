import { expect, test } from 'vitest'
import { findStatusConflicts } from './status-conflict.ts'

const row = (id: string, status: string) => ({ id, status })

test.each([
  ['Initial Inquiry', 'Candidate Assessment', 'Hired', true],
  ['Initial Inquiry', 'Initial Inquiry', 'Hired', false],
  ['Initial Inquiry', ' INITIAL inquiry', 'Hired', false],
  ['Initial Inquiry', 'Hired', 'hired ', false],
  ['Hired', 'Archived', 'Hired', true],
])('seen %s, now %s, wanted %s: asked about: %s', (seen, now, wanted, asked) => {
  expect(findStatusConflicts([row('a', now)], { a: seen }, wanted)).toHaveLength(asked ? 1 : 0)
})

test('no question without a shown status', () => {
  const rows = [row('a', 'Hired'), row('b', 'Archived')]
  expect(findStatusConflicts(rows, {}, 'Initial Inquiry')).toEqual([])
  expect(findStatusConflicts(rows, { b: 'Hired' }, 'Initial Inquiry')).toEqual([rows[1]])
})
