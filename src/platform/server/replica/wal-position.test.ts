import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickLater, readPosition } from './wal-position.ts'

const place = (at: bigint) => `${(at >> 32n).toString(16)}/${(at & 0xffffffffn).toString(16)}`.toUpperCase()

test('of two places the one that is further in the log is the later', () => {
  expect(pickLater('0/FFFFFFFF', '1/0')).toBe('1/0')
  expect([pickLater(null, '0/A'), pickLater('0/A', null), pickLater(null, null)]).toEqual(['0/A', '0/A', null])
  const at = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n })
  fc.assert(
    fc.property(at, at, (one, other) => {
      expect(pickLater(place(one), place(other))).toBe(place(one < other ? other : one))
    }),
  )
})

const of = (headers: Record<string, string>) => readPosition({ headers })

test('a place is read from the header or the cookie, and nothing else is taken for one', () => {
  expect(of({ 'x-reinforce-position': '0/3A41B70' })).toBe('0/3A41B70')
  expect(of({ cookie: 'a=b; reinforce_position=0/3A41B70; c=d' })).toBe('0/3A41B70')
  expect(of({ cookie: '__Host-reinforce_position=0/3A41B70' })).toBe('0/3A41B70')
  expect(of({ 'x-reinforce-position': '0/1', cookie: 'reinforce_position=0/2' })).toBe('0/2')
  for (const words of ['', '0', "0/0'::text", '0/3a41b70', 'FFFFFFFFF/0', '0/1 '])
    expect(
      of({ 'x-reinforce-position': words, cookie: `xreinforce_position=0/9; reinforce_position=${words.trim()}x` }),
    ).toBeNull()
})
