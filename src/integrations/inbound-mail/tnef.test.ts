import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTnef } from './testing/create-tnef.ts'
import { openTnef } from './tnef.ts'

const words = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

test('the files and the words of a winmail.dat are found, under their long names', () => {
  const made = createTnef({
    body: 'I apply.',
    files: [
      { title: 'RESUME~1.PDF', longName: 'Résumé of Ana Díaz.pdf', bytes: Buffer.from('%PDF-1.7') },
      { title: 'letter.txt', bytes: Buffer.from('Dear clinic') },
    ],
  })
  const found = openTnef(made)
  expect(found?.body).toBe('I apply.')
  expect(found?.files.map(({ name }) => name)).toEqual(['Résumé of Ana Díaz.pdf', 'letter.txt'])
  expect(words(found?.files[0]?.bytes)).toBe('%PDF-1.7')
  expect(words(found?.files[1]?.bytes)).toBe('Dear clinic')
})

test('returns nothing for anything else', () => {
  expect(openTnef(new Uint8Array())).toBeNull()
  expect(openTnef(Buffer.from('%PDF-1.7'))).toBeNull()
})

test('false lengths end the reading: nothing is thrown, nothing is larger than what came', () => {
  const made = createTnef({ body: 'x', files: [{ title: 'a.txt', longName: 'a b.txt', bytes: Buffer.from('words') }] })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(made.length - 1), fc.nat(255)), { maxLength: 20 }),
      fc.nat(made.length),
      (changes, end) => {
        const bytes = new Uint8Array(made)
        for (const [at, value] of changes) if (at > 3) bytes[at] = value
        const found = openTnef(bytes.subarray(0, Math.max(6, end)))
        for (const file of found?.files ?? []) expect(file.bytes.length).toBeLessThanOrEqual(made.length)
      },
    ),
  )
})

test('of a thousand files twenty are taken', () => {
  const files = Array.from({ length: 1_000 }, (_, n) => ({ title: `${n}.txt`, bytes: Buffer.from('x') }))
  expect(openTnef(createTnef({ body: '', files }))?.files).toHaveLength(20)
})
