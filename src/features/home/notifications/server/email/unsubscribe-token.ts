import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../../../../../platform/server/config.ts'
import type { EmailKind } from '../../rules/notification-ways.ts'

/** Kinds of emails that a link stops. Links say a kind by its place here: add new ones at the end. */
const stoppableKinds = [
  'digest',
  'reply',
  'decision',
  'handoff',
  'booking',
  'starting',
  'request',
  'applications',
] as const satisfies readonly (EmailKind | 'digest')[]
type StopRequest = { organizationId: string; userId: string; kind: (typeof stoppableKinds)[number] }
type Secret = Pick<Config, 'appSecret'>

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const idBytes = 16
const bytesInAll = nonceBytes + tagBytes + 2 * idBytes + 1 + 4
const validSeconds = 180 * 86_400

const deriveKey = ({ appSecret }: Secret) =>
  Buffer.from(hkdfSync('sha256', appSecret, 'reinforce', 'links that stop emails', 32))

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const toId = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const toSeconds = (at: Date) => Math.floor(at.getTime() / 1_000)

/** Returns the token of a link that turns off one kind of email for one person for 180 days. It is sealed: no one can read or make one. */
export const createUnsubscribeToken = (config: Secret, stopped: StopRequest, now: Date): string => {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(stoppableKinds.indexOf(stopped.kind), 0)
  rest.writeUInt32BE(toSeconds(now) + validSeconds, 1)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, deriveKey(config), nonce)
  const plain = Buffer.concat([toBytes(stopped.organizationId), toBytes(stopped.userId), rest])
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

const openToken = (config: Secret, token: string): Buffer | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== bytesInAll) return null
  const decipher = createDecipheriv(algorithm, deriveKey(config), bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

/** Returns what a link stops; null if it has expired or is not ours. */
export const readUnsubscribeToken = (config: Secret, token: string, now: Date): StopRequest | null => {
  const plain = openToken(config, token)
  const kind = plain ? stoppableKinds[plain.readUInt8(2 * idBytes)] : undefined
  if (!plain || !kind || plain.readUInt32BE(2 * idBytes + 1) <= toSeconds(now)) return null
  return { organizationId: toId(plain.subarray(0, idBytes)), userId: toId(plain.subarray(idBytes, 2 * idBytes)), kind }
}
