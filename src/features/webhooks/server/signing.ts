import { createHmac } from 'node:crypto'

/** The secret of a webhook: made from the server's own, so that none is stored. A new `salt` is a new secret. */
export const webhookSecret = (appSecret: string, id: string, salt: string): string =>
  `whsec_${createHmac('sha256', appSecret).update(`webhook ${id} ${salt}`).digest('base64url')}`

/** `t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">`: whoever has the secret knows who sent it, and when. */
export const signatureOf = (secret: string, body: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
