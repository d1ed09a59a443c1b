import { call } from '../../../../../platform/web/call.ts'
import { renewPushDevice } from '../../contract/push.ts'
import { dropSubscription, findPushEndpoint } from './browser-push.ts'

/**
 * Ties this browser's notifications to the session of now. They end here if the signed-in person didn't turn them on, or signed out
 * since: this browser is someone else's then.
 */
export const renewPush = async () => {
  const endpoint = await findPushEndpoint()
  if (endpoint === null) return
  const { isKnown } = await call(renewPushDevice, { endpoint })
  if (!isKnown) await dropSubscription()
}
