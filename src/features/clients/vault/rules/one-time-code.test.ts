import { expect, test } from 'vitest'
import { decodeBase32, readOneTimeSetup } from './one-time-code.ts'

const plain = { key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', algorithm: 'sha1', digits: 6, period: 30 }

test('base32 is read as RFC 4648 says', () => {
  expect(new TextDecoder().decode(decodeBase32('MZXW6YTBOI') ?? new Uint8Array())).toBe('foobar')
  expect(decodeBase32('MZXW1')).toBeNull()
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

const address = (more: string) => readOneTimeSetup(`otpauth://totp/X?secret=${plain.key}${more}`)

test('an address may be written in any case, with signs escaped, and may ask for what authenticators make', () => {
  expect(readOneTimeSetup(`OTPAUTH://TOTP/X?SECRET=${plain.key.toLowerCase()}%3D%3D`)).toEqual(plain)
  expect(address('&algorithm=SHA-512&digits=7')).toEqual({ ...plain, algorithm: 'sha512', digits: 7 })
  expect(address('&algorithm=sha1&digits=6')).toEqual(plain)
  expect([address('&period=15')?.period, address('&period=120')?.period]).toEqual([15, 120])
  expect(address('&issuer=%ZZ')).toEqual(plain)
  expect(readOneTimeSetup('GEZD-GNBV GY3T=QOJQ')?.key).toBe('GEZDGNBVGY3TQOJQ')
})

test.each(['&period=14', '&period=121', '&period=20.5', '&period=x', '&digits=5', '&digits=9', '&digits=x'])(
  'an address with %s is refused',
  (more) => expect(address(more)).toBeNull(),
)

test('a key has ten bytes at least, and an address has to begin as one', () => {
  expect(readOneTimeSetup('GEZDGNBVGY3TQOJ')).toBeNull()
  expect(readOneTimeSetup('otpauth://totp/X')).toBeNull()
  expect(readOneTimeSetup(`x otpauth://totp/X?secret=${plain.key}`)).toBeNull()
  expect(readOneTimeSetup(`otpauth://x/otpauth://totp/?secret=${plain.key}`)).toBeNull()
  expect(Array.from(decodeBase32('77777777') ?? [])).toEqual([255, 255, 255, 255, 255])
  expect(Array.from(decodeBase32('AA') ?? [])).toEqual([0])
  expect(Array.from(decodeBase32('') ?? [1])).toEqual([])
})

test('ignores blanks around an address, but not words before it', () => {
  const address = 'otpauth://totp/Indeed?secret=JBSWY3DPEHPK3PXP'
  const setup = { key: 'JBSWY3DPEHPK3PXP', algorithm: 'sha1', digits: 6, period: 30 }
  expect(readOneTimeSetup(`  ${address} `)).toEqual(setup)
  expect(readOneTimeSetup(`see ${address}`)).toBeNull()
  expect(readOneTimeSetup('otpauth://totp/Indeed')).toBeNull()
})
