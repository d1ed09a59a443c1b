import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const version = 1
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes

/** The bytes are no envelope of this key and place: another key, another row, or changed on the way. */
export class CannotOpen extends Error {}

const derived = (from: Uint8Array | string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', from, 'reinforce', purpose, 32))

// JSON keeps the parts apart: no two places share their words.
const serializeParts = (parts: readonly string[]) => Buffer.from(JSON.stringify(parts))

/** Encrypts with AES-256-GCM, bound to a place (organization, row, field): version, nonce, tag, ciphertext. */
export const seal = (key: Uint8Array, place: readonly string[], text: string | Uint8Array): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', derived(key, 'seal'), nonce)
  cipher.setAAD(serializeParts(place))
  const body = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()])
  return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), body])
}

/**
 * Returns the bytes that `seal` took. Throws CannotOpen for another key, another place, another version or changed
 * bytes.
 */
const openBytes = (key: Uint8Array, place: readonly string[], envelope: Uint8Array): Buffer => {
  if (envelope.length < headBytes || envelope[0] !== version) throw new CannotOpen('Unknown envelope version')
  const decipher = createDecipheriv('aes-256-gcm', derived(key, 'seal'), envelope.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(serializeParts(place))
  decipher.setAuthTag(envelope.subarray(1 + nonceBytes, headBytes))
  try {
    return Buffer.concat([decipher.update(envelope.subarray(headBytes)), decipher.final()])
  } catch {
    throw new CannotOpen('Wrong key, wrong place, or altered')
  }
}

export const openText = (key: Uint8Array, place: readonly string[], envelope: Uint8Array): string =>
  openBytes(key, place, envelope).toString('utf8')

const master = (appSecret: string) => derived(appSecret, 'master key of organization keys')
const keyPlace = (organizationId: string) => ['organization key', organizationId.toLowerCase()]

/** A key of an organization as it is stored: wrapped by the master key that comes from APP_SECRET. */
export const wrapKey = (appSecret: string, organizationId: string, key: Uint8Array): Buffer =>
  seal(master(appSecret), keyPlace(organizationId), key)

export const createKey = (): Buffer => randomBytes(32)

/** The organization's key. Throws CannotOpen under another APP_SECRET. */
export const unwrapKey = (appSecret: string, organizationId: string, wrapped: Uint8Array): Buffer =>
  openBytes(master(appSecret), keyPlace(organizationId), wrapped)

/**
 * Returns a hash that shows whether two secrets of an organization are equal, and nothing else; worthless without its
 * key.
 */
export const hashWithKey = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', derived(key, 'reuse')).update(text.normalize('NFC')).digest()

export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)
