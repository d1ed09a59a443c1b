import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('a person who calls without a pause is asked to wait a minute, no one else is, and keys are counted elsewhere', () => {
  let now = 0
  const pace = createRateLimit(3, () => now)
  const call =
    (userId: string, kind: 'person' | 'key' = 'person') =>
    () =>
      pace({ kind, userId })
  for (let i = 0; i < 3; i++) expect(call('a')).not.toThrow()
  expect(call('a')).toThrow('Too many calls.')
  expect(call('b')).not.toThrow()
  expect(() => pace(null)).not.toThrow()
  for (let i = 0; i < 9; i++) expect(call('k', 'key')).not.toThrow()
  now = 60_000
  expect(call('a')).not.toThrow()
})

test('without a limit no one waits', () => {
  const pace = createRateLimit(0)
  for (let i = 0; i < 9; i++) expect(() => pace({ kind: 'person', userId: 'a' })).not.toThrow()
})
