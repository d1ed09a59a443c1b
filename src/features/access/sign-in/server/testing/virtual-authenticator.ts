import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const toBase64 = (data: Buffer) => data.toString('base64url')
/** CBOR of bytes, as far as passkeys need it. */
const encodeBytes = (data: Buffer) =>
  data.length < 256
    ? Buffer.concat([Buffer.from([0x58, data.length]), data])
    : Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data])
const encodeText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

type Moment = { challenge: string; origin?: string; isVerified?: boolean }

/** One passkey of a site, made in software: what a browser and its authenticator answer. */
export const createVirtualPasskey = (site: { id: string; origin: string }) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = toBase64(credentialId)
  let counter = 0
  const describeClient = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin = site.origin }: Moment) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const writeData = (isVerified: boolean, rest: Buffer, isNew = false) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([
      sha256(site.id),
      Buffer.from([0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)]),
      count,
      rest,
    ])
  }
  return {
    id,
    /** Answers the creation of the passkey. */
    create: (moment: Moment) => {
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        encodeBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        encodeBytes(Buffer.from(y, 'base64url')),
      ])
      const rest = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key])
      const data = writeData(moment.isVerified ?? true, rest, true)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        encodeText('fmt'),
        encodeText('none'),
        encodeText('attStmt'),
        Buffer.from([0xa0]),
        encodeText('authData'),
        encodeBytes(data),
      ])
      const response = {
        clientDataJSON: toBase64(describeClient('webauthn.create', moment)),
        attestationObject: toBase64(attestation),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
    /** Answers a sign-in. */
    get: (moment: Moment) => {
      const client = describeClient('webauthn.get', moment)
      const data = writeData(moment.isVerified ?? true, Buffer.alloc(0))
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: toBase64(client),
        authenticatorData: toBase64(data),
        signature: toBase64(signature),
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
  }
}
