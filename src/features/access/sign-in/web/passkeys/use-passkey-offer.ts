import { useEffect, useState } from 'react'
import { call, getErrorMessage } from '../../../../../platform/web/call.ts'
import { signInByPasskey, startPasskeySignIn } from '../../contract/passkey-sign-in.ts'
import type { Session } from '../session.ts'

const start = async () => await call(startPasskeySignIn, {})
const finish = async (credential: unknown) => await call(signInByPasskey, signInByPasskey.input.parse({ credential }))

/**
 * Offers passkeys while the form of email and password is open; the code comes late, and only to browsers that know
 * passkeys. Returns the sentence of a passkey that did not sign in.
 */
export const usePasskeyOffer = (session: Session, isOpen: boolean): string | null => {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!isOpen || typeof PublicKeyCredential === 'undefined') return undefined
    const ending = new AbortController()
    const offer = async () => {
      const { offerPasskeys } = await import('./offer-passkeys.ts')
      try {
        const answer = await offerPasskeys(ending.signal, { start, finish })
        if (answer) session.takeSignIn(answer)
      } catch (error) {
        setProblem(getErrorMessage(error, 'No answer from the server. Use your password.'))
      }
    }
    void offer()
    return () => ending.abort()
  }, [session, isOpen])
  return problem
}
