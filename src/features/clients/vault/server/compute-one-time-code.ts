import { createHmac } from 'node:crypto'
import { decodeBase32, type OneTimeSetup } from '../rules/one-time-code.ts'

/** The code at an instant and how long it lasts (RFC 6238 over RFC 4226). */
export const computeOneTimeCode = (setup: OneTimeSetup, now: Date) => {
  const seconds = Math.floor(now.getTime() / 1000)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / setup.period)))
  const digest = createHmac(setup.algorithm, decodeBase32(setup.key) ?? Buffer.alloc(0))
    .update(counter)
    .digest()
  const at = (digest.at(-1) ?? 0) & 0x0f
  const number = (digest.readUInt32BE(at) & 0x7fff_ffff) % 10 ** setup.digits
  return {
    code: String(number).padStart(setup.digits, '0'),
    secondsLeft: setup.period - (seconds % setup.period),
    period: setup.period,
  }
}
