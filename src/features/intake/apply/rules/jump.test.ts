import { expect, test } from 'vitest'
import { isJump } from './jump.ts'

test('applications jump when an hour brings thirty and four times the usual', () => {
  expect([29, 30].map((n) => isJump(n, 0))).toEqual([false, true])
  expect([79, 80].map((n) => isJump(n, 20))).toEqual([false, true])
  expect(isJump(30, 0.4)).toBe(true)
})
