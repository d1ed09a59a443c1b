import { expect, test } from 'vitest'
import { fromBase32, readOneTimeSetup } from './one-time-code.ts'

const plain = { key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', algorithm: 'sha1', digits: 6, period: 30 }

test('base32 is read as RFC 4648 says', () => {
  expect(new TextDecoder().decode(fromBase32('MZXW6YTBOI') ?? new Uint8Array())).toBe('foobar')
  expect(fromBase32('MZXW1')).toBeNull()
})

test('a bare key and an otpauth address are read', () => {
  expect(readOneTimeSetup(' gezd gnbv gy3t qojq gezd gnbv gy3t qojq ')).toEqual(plain)
  expect(
    readOneTimeSetup('otpauth://totp/Indeed:me%40x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Indeed'),
  ).toEqual(plain)
  expect(readOneTimeSetup(`otpauth://totp/X?secret=${plain.key}&algorithm=SHA256&digits=8&period=60`)).toEqual({
    ...plain,
    algorithm: 'sha256',
    digits: 8,
    period: 60,
  })
})

test.each([
  ['', 'nothing'],
  ['123456', 'a code, not a key'],
  ['hello world!', 'no base32'],
  ['MZXW6YTB', 'too short'],
  [`otpauth://hotp/X?secret=${plain.key}`, 'a counter'],
  [`otpauth://totp/X?secret=${plain.key}&digits=4`, 'four digits'],
  [`otpauth://totp/X?secret=${plain.key}&algorithm=MD5`, 'an unknown algorithm'],
  ['otpauth://totp/X?issuer=%ZZ', 'no key at all'],
])('%s is refused: %s', (typed) => {
  expect(readOneTimeSetup(typed)).toBeNull()
})
