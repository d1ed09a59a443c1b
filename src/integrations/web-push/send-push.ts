import webPush from 'web-push'
import { callWebhook } from '../outgoing-webhook/call-webhook.ts'
import { notPublic } from '../outgoing-webhook/create-public-lookup.ts'

/** The address that a browser's maker gave it, and the browser's own keys. */
export type PushTarget = { endpoint: string; p256dh: string; authSecret: string }
/** The keys that say who sends; `subject`: a `mailto:` or `https:` address of who runs the server. */
export type PushSender = { publicKey: string; privateKey: string; subject: string }
export type PushMessage = {
  payload: string
  /** Seconds that the push service keeps it for a browser that is off. */
  ttl: number
  isUrgent: boolean
}

/**
 * `gone`: the browser accepts no more messages. `later`: worth another try, because this one was not delivered. `refused`: never.
 * `unknown`: no answer came, so it may have been delivered.
 */
export type PushResult = { kind: 'sent' | 'gone' | 'later' | 'refused' | 'unknown'; why: string | null }

const neverConnected = /\((?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\)/

const toResult = (status: number | null, problem: string | null): PushResult => {
  if (problem === notPublic) return { kind: 'refused', why: problem }
  if (status === null) return { kind: neverConnected.test(problem ?? '') ? 'later' : 'unknown', why: problem }
  if (status >= 200 && status < 300) return { kind: 'sent', why: null }
  if (status === 404 || status === 410) return { kind: 'gone', why: problem }
  return { kind: status === 429 || status >= 500 ? 'later' : 'refused', why: problem }
}

const encryptPush = ({ endpoint, p256dh, authSecret }: PushTarget, sender: PushSender, message: PushMessage) => {
  const { publicKey, privateKey, subject } = sender
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth: authSecret } },
    message.payload,
    {
      vapidDetails: { publicKey, privateKey, subject },
      TTL: message.ttl,
      urgency: message.isUrgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    },
  )
  const named = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value])
  return { headers: Object.fromEntries(named), body }
}

/**
 * Sends one message that only the browser can read (RFC 8291), signed by our key (RFC 8292). Calls the public internet alone, unless
 * `anywhere` is set by a test.
 */
export const sendPush = async (
  target: PushTarget,
  sender: PushSender,
  message: PushMessage,
  anywhere: boolean,
): Promise<PushResult> => {
  let sealed: ReturnType<typeof encryptPush>
  try {
    sealed = encryptPush(target, sender, message)
  } catch {
    return { kind: 'refused', why: 'The browser’s keys can’t be used.' }
  }
  const { status, problem } = await callWebhook(target.endpoint, { ...sealed, anywhere })
  return toResult(status, problem)
}
