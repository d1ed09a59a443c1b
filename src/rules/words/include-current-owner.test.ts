import { expect, test } from 'vitest'
import { includeCurrentOwner } from './include-current-owner.ts'

const people = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Ben' },
]

test('names anyone who holds something and was deactivated next to the possible choices', () => {
  expect(includeCurrentOwner(people, 'c', 'Cem')).toEqual([...people, { id: 'c', name: 'Cem (deactivated)' }])
  expect(includeCurrentOwner(people, 'c', null).at(-1)?.name).toBe('Someone (deactivated)')
})

test('a holder one may choose is there once; no one adds no one', () => {
  expect(includeCurrentOwner(people, 'b', 'Ben')).toEqual(people)
  expect(includeCurrentOwner(people, null, null)).toEqual(people)
})
