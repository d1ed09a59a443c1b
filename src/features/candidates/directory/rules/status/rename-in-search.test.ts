import { expect, test } from 'vitest'
import { renameInSearch } from './rename-in-search.ts'

const toSearch = (status: unknown, more: Record<string, string> = {}) =>
  `?${new URLSearchParams({ ...more, status: JSON.stringify(status) }).toString()}`

test('a search names a status by its new label, in any case, and all else stays', () => {
  const was = toSearch(['skills CHECK', 'Hired'], { q: 'ana & bo', sortDate: 'newest' })
  expect(renameInSearch(was, ' Skills Check', 'Skills Check 😀')).toBe(
    toSearch(['Skills Check 😀', 'Hired'], { q: 'ana & bo', sortDate: 'newest' }),
  )
  expect(renameInSearch(toSearch(['Hired', 'Old']), 'Old', 'hired')).toBe(toSearch(['hired']))
})

test.each(['', '?q=Old', '?status=Old', '?status=%5B1%5D', '?status=%7B%7D', toSearch(['Older'])])(
  'a search that does not filter by the status is left alone: %s',
  (search) => {
    expect(renameInSearch(search, 'Old', 'New')).toBeNull()
  },
)
