type Options = { challenge: string }
type Steps<Reply> = {
  start: () => Promise<{ options: Options | null }>
  finish: (credential: unknown) => Promise<Reply>
}

/**
 * Offers passkeys among what the browser fills in at the address field, without a button, until `signal` ends it.
 * Answers the reply of the sign-in; null where this browser, this server, or this person has none. Loaded late, so it
 * brings nothing along.
 */
export const offerPasskeys = async <Reply>(signal: AbortSignal, { start, finish }: Steps<Reply>) => {
  const knows = 'parseRequestOptionsFromJSON' in PublicKeyCredential
  if (!knows || !(await PublicKeyCredential.isConditionalMediationAvailable())) return null
  // No one has asked for a passkey yet, so a server that can't offer one is no problem to show.
  const { options } = await start().catch(() => ({ options: null }))
  if (!options || signal.aborted) return null
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const made = await navigator.credentials.get({ publicKey, mediation: 'conditional', signal }).catch(() => null)
  return made instanceof PublicKeyCredential && !signal.aborted ? await finish(made.toJSON()) : null
}
