import { call } from '../../../../../platform/web/call.ts'
import { addPasskey } from '../../contract/passkeys.ts'

/** Whether this browser can make passkeys here and read the server's options itself. */
export const canMakePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** The options of the server's library, for the browser's own parser. */
type Options = { challenge: string }

/** Lets the browser make a passkey, and adds it. Rejects where the person stops that. */
export const makePasskey = async (options: Options) => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  const made = await navigator.credentials.create({ publicKey })
  if (!(made instanceof PublicKeyCredential)) throw new Error('no passkey')
  return await call(addPasskey, addPasskey.input.parse({ credential: made.toJSON() }))
}
