import fc from 'fast-check'
import { expect, test } from 'vitest'
import { characterKinds, generateSecret } from './generate-secret.ts'
import { measureStrength } from './strength.ts'

const source = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
}

test('a generated password has its length, a character of each kind and no look-alikes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 64 }),
      fc.subarray(characterKinds, { minLength: 1 }),
      fc.integer(),
      (length, kinds, seed) => {
        const secret = generateSecret({ length, kinds }, source(seed))
        expect(secret).toHaveLength(length)
        expect(secret).not.toMatch(/[lIoO01|]/)
        expect(/[a-z]/.test(secret)).toBe(kinds.includes('lower'))
        expect(/[A-Z]/.test(secret)).toBe(kinds.includes('upper'))
        expect(/[2-9]/.test(secret)).toBe(kinds.includes('digits'))
        expect(/[^a-zA-Z0-9]/.test(secret)).toBe(kinds.includes('symbols'))
      },
    ),
  )
})

test('every character is equally likely: bytes of an incomplete round are thrown away', () => {
  const counts = new Map<string, number>()
  let next = 0
  // Each byte value equally often: 24 lower-case letters, so 240 to 255 must not favour the first sixteen.
  const bytes = () => next++ % 256
  for (let i = 0; i < 300; i += 1)
    for (const char of generateSecret({ length: 64, kinds: ['lower'] }, bytes))
      counts.set(char, (counts.get(char) ?? 0) + 1)
  expect(counts.size).toBe(24)
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1)
})

test('the usual generated password is strong', () => {
  expect(measureStrength(generateSecret({ length: 20, kinds: characterKinds }, source(7)))).toBe(3)
})
