import { expect, test } from 'vitest'
import { sortChildrenFirst } from './sort-children-first.ts'

test('a table comes before those that it refers to', () => {
  const references = [
    { from: 'notes', to: 'candidates' },
    { from: 'candidates', to: 'candidates' },
    { from: 'candidates', to: 'places' },
  ]
  expect(sortChildrenFirst(['places', 'candidates', 'notes'], references)).toEqual(['notes', 'candidates', 'places'])
})

test('throws for tables that refer to each other', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  expect(() => sortChildrenFirst(['a', 'b'], references)).toThrow('These tables refer to each other: a, b')
})
