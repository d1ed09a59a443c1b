import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The secret of a webhook: made from the server's own, so that none is stored. A new `salt` is a new secret. */
export const deriveWebhookSecret = (appSecret: string, id: string, salt: string): string =>
  `whsec_${createHmac('sha256', appSecret).update(`webhook ${id} ${salt}`).digest('base64url')}`

/** Returns the salt that makes a secret a new one. */
export const createSalt = (): string => randomBytes(16).toString('base64url')

/** `t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">`: anyone who has the secret knows who sent it, and when. */
export const createSignature = (secret: string, body: string | Uint8Array, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`
}

const freshForSeconds = 300

const parts = (given: unknown) => {
  const [, seconds = '', v1 = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof given === 'string' ? given : '') ?? []
  return { seconds, v1 }
}

/** Whether this could be a signature of the last five minutes: asked before a large body is read. */
export const isSignatureFresh = (given: unknown, now: Date): boolean => {
  const { seconds, v1 } = parts(given)
  return v1 !== '' && Math.abs(now.getTime() / 1000 - Number(seconds)) <= freshForSeconds
}

/** Whether these are the words that someone with the secret signed within the last five minutes, as `createSignature` does. */
export const isSigned = (secret: string, body: string | Uint8Array, given: unknown, now: Date): boolean => {
  if (!isSignatureFresh(given, now)) return false
  const { seconds, v1 } = parts(given)
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  return timingSafeEqual(right, Buffer.from(v1, 'hex'))
}
