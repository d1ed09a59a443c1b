import { expect, test } from 'vitest'
import { lockedMessage, triesLeft } from './own-password.ts'

test('who is locked out reads for how long, and before that how many tries are left', () => {
  expect(lockedMessage).toBe('Too many wrong passwords: nothing that asks for your password opens for 15 minutes.')
  expect([4, 1, 0].map(triesLeft)).toEqual(['4 tries left.', '1 try left.', '0 tries left.'])
})
