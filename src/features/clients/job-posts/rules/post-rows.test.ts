import { expect, test } from 'vitest'
import { postPosition, postRows } from './post-rows.ts'

const post = { organization_id: 'bright', location_id: 'austin', position: 'RBT', since: '2026-11-01' as const }
const shown = { organization: ['bright'], location: ['austin'], position: ['RBT'], since: '2026-11-01' }

test('each number of the tracker leads to the candidates it counts', () => {
  expect(postRows(post, 'candidates')).toEqual(shown)
  expect(postRows(post, 'hired')).toEqual({ ...shown, status: ['Hired'] })
  expect(postRows(post, 'qualified')).toEqual({
    ...shown,
    score: ['RBT Certified', 'RBT Experience', 'Excellent Fit', 'Good Fit (With Training)'],
  })
})

test('a post without a position counts every one; without a location or a start it counts no one', () => {
  const { position: _, ...all } = shown
  expect(postRows({ ...post, position: 'Any' }, 'candidates')).toEqual(all)
  expect(postRows({ ...post, location_id: null }, 'candidates')).toBeNull()
  expect(postRows({ ...post, since: null }, 'candidates')).toBeNull()
  expect(['RBT', 'BCBA', 'Nurse', '', null].map(postPosition)).toEqual(['RBT', 'BCBA', null, null, null])
})
