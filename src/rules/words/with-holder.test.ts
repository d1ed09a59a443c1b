import { expect, test } from 'vitest'
import { withHolder } from './with-holder.ts'

const people = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Ben' },
]

test('whoever holds something and was deactivated is named beside those one may choose', () => {
  expect(withHolder(people, 'c', 'Cem')).toEqual([...people, { id: 'c', name: 'Cem (deactivated)' }])
  expect(withHolder(people, 'c', null).at(-1)?.name).toBe('Somebody (deactivated)')
})

test('a holder one may choose is there once; nobody adds nobody', () => {
  expect(withHolder(people, 'b', 'Ben')).toEqual(people)
  expect(withHolder(people, null, null)).toEqual(people)
})
