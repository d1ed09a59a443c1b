import { expect, test } from 'vitest'
import { createPostFilter, findPostPosition } from './create-post-filter.ts'

const post = { organization_id: 'bright', location_id: 'austin', position: 'RBT', since: '2026-11-01' as const }
const shown = { organization: ['bright'], location: ['austin'], position: ['RBT'], since: '2026-11-01' }

test('each number of the tracker leads to the candidates it counts', () => {
  expect(createPostFilter(post, 'candidates')).toEqual(shown)
  expect(createPostFilter(post, 'hired')).toEqual({ ...shown, status: ['Hired'] })
  expect(createPostFilter(post, 'qualified')).toEqual({
    ...shown,
    score: ['RBT Certified', 'RBT Experience', 'Excellent Fit', 'Good Fit (With Training)'],
  })
})

test('a post without a position counts every one; without a location or a start it counts no one', () => {
  const { position: _, ...all } = shown
  expect(createPostFilter({ ...post, position: 'Any' }, 'candidates')).toEqual(all)
  expect(createPostFilter({ ...post, location_id: null }, 'candidates')).toBeNull()
  expect(createPostFilter({ ...post, since: null }, 'candidates')).toBeNull()
  expect(['RBT', 'BCBA', 'Nurse', '', null].map(findPostPosition)).toEqual(['RBT', 'BCBA', null, null, null])
})
