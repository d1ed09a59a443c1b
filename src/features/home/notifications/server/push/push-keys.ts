import { createECDH, hkdfSync } from 'node:crypto'
import type { Config } from '../../../../../platform/server/config.ts'

export type PushKeys = { publicKey: string; privateKey: string }

const kept = new Map<string, PushKeys>()

/** One in 4 billion results is no key of the curve: the next is taken. */
const derive = (secret: string, round = 0): PushKeys => {
  const pair = createECDH('prime256v1')
  const key = Buffer.from(hkdfSync('sha256', secret, 'reinforce', `push notifications ${round}`, 32))
  try {
    pair.setPrivateKey(key)
  } catch {
    return derive(secret, round + 1)
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') }
}

/** The keys that sign our notifications (VAPID): made from the server's own secret, so that all processes have the same and none is stored. */
export const derivePushKeys = ({ appSecret }: Pick<Config, 'appSecret'>): PushKeys => {
  const keys = kept.get(appSecret) ?? derive(appSecret)
  kept.set(appSecret, keys)
  return keys
}

/** The address that push services may write to about our messages. */
export const getPushSubject = ({
  securityContact,
  publicUrl,
}: Pick<Config, 'securityContact' | 'publicUrl'>): string => {
  const found = [securityContact, publicUrl].find((url) => /^(?:mailto:|https:)/.test(url ?? ''))
  return found ?? 'mailto:nobody@example.com'
}
