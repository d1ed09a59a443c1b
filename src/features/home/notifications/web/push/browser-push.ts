import type { InputOf } from '../../../../../platform/web/call.ts'
import type { addPushDevice } from '../../contract/push.ts'

/**
 * Whether this browser can show notifications. `home-screen`: an iPhone or iPad whose console isn't installed; `insecure`: no https;
 * `blocked`: the person said no in the browser.
 */
export type PushSupport = 'ready' | 'blocked' | 'home-screen' | 'insecure' | 'none'

const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Returns what this browser can do, without asking for anything. */
export const getPushSupport = (): PushSupport => {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'home-screen' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

const findSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** The address under which this browser takes messages of this server key; null if it takes none. */
export const findPushEndpoint = async (serverKey?: string): Promise<string | null> => {
  if (getPushSupport() !== 'ready' || Notification.permission !== 'granted') return null
  const subscription = await findSubscription()
  const key = subscription?.options.applicationServerKey
  if (!subscription || (serverKey !== undefined && key && toBase64Url(key) !== serverKey)) return null
  return subscription.endpoint
}

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** This browser takes no more messages. */
export const dropSubscription = async () => {
  await (await findSubscription())?.unsubscribe()
}

/** The person, or their browser, allows no notifications. */
export class NotAllowed extends Error {}

/** A browser out of reach of its maker's service may never answer. */
const waitsMs = 20_000

const withinTime = async <T>(work: Promise<T>): Promise<T> =>
  await new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser gave no address in time.')), waitsMs)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * Asks the person's permission, then makes a new address for this browser: one that another person used before on this browser takes no
 * more messages. Throws NotAllowed without the permission, anything else if the browser's maker gives no address.
 */
export const subscribeBrowser = async (serverKey: string): Promise<InputOf<typeof addPushDevice>> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  await navigator.serviceWorker.register('/offline.js')
  const { pushManager } = await navigator.serviceWorker.ready
  await dropSubscription()
  const asked = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  const { endpoint = '', keys } = (await withinTime(asked)).toJSON()
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}
