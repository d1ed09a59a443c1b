export type OneTimeSetup = {
  /** The shared key in base32, without spaces or padding. */
  key: string
  algorithm: 'sha1' | 'sha256' | 'sha512'
  digits: number
  /** Seconds. */
  period: number
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a base32 text (RFC 4648), or null when it is none. */
export const decodeBase32 = (text: string): Uint8Array | null => {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const char of text) {
    const value = base32.indexOf(char)
    if (value < 0) return null
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return Uint8Array.from(bytes)
}

const shortestKey = 10
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Reads what a site gives for an authenticator: an otpauth://totp address or the bare key in base32.
 * Null when it is neither, or asks for what no authenticator makes.
 */
export const readOneTimeSetup = (typed: string): OneTimeSetup | null => {
  const text = typed.trim()
  const isAddress = /^otpauth:\/\//i.test(text)
  if (isAddress && !/^otpauth:\/\/totp\//i.test(text)) return null
  const query = isAddress ? (text.split('?', 2)[1] ?? '') : `secret=${text}`
  const given = new Map(
    query.split('&').map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at).toLowerCase(), decoded(part.slice(at + 1))] as const
    }),
  )
  const key = (given.get('secret') ?? '').replace(/[\s=-]/g, '').toUpperCase()
  const algorithm = (given.get('algorithm') ?? 'SHA1').toLowerCase().replace('-', '')
  const digits = Number(given.get('digits') ?? 6)
  const period = Number(given.get('period') ?? 30)
  const bytes = decodeBase32(key)
  if (!bytes || bytes.length < shortestKey) return null
  if (algorithm !== 'sha1' && algorithm !== 'sha256' && algorithm !== 'sha512') return null
  if (![6, 7, 8].includes(digits) || !Number.isInteger(period) || period < 15 || period > 120) return null
  return { key, algorithm, digits, period }
}
