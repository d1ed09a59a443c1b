import { expect, test } from 'vitest'
import { computeOneTimeCode } from './compute-one-time-code.ts'

const base32 = (text: string) => {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}
const twenty = '12345678901234567890'
const keys = {
  sha1: base32(twenty),
  sha256: base32(`${twenty}123456789012`),
  sha512: base32(`${twenty}${twenty}${twenty}1234`),
}

/** RFC 6238, Appendix B. */
test.each([
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
])('the codes at second %i are those of RFC 6238', (second, sha1, sha256, sha512) => {
  const at = new Date(second * 1000)
  const createCode = (algorithm: keyof typeof keys) =>
    computeOneTimeCode({ key: keys[algorithm], algorithm, digits: 8, period: 30 }, at).code
  expect([createCode('sha1'), createCode('sha256'), createCode('sha512')]).toEqual([sha1, sha256, sha512])
})

const secondsLeftAt = (second: number) =>
  computeOneTimeCode({ key: keys.sha1, algorithm: 'sha1', digits: 6, period: 30 }, new Date(second * 1000)).secondsLeft

test('a code shows its remaining seconds', () => {
  expect([0, 1, 29, 30].map(secondsLeftAt)).toEqual([30, 29, 1, 30])
})
