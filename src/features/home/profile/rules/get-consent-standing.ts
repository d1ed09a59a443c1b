type ConsentFacts = {
  consent: { state: 'given' | 'refused' | 'unknown'; source: string | null; at: string | null }
  contact: { wroteAt: string | null }
}

/**
 * Returns what is known of a consent to texts. `declined`: the application asked and they did not agree, and they have not texted since;
 * no one may attest it.
 */
export const getConsentStanding = ({
  consent,
  contact,
}: ConsentFacts): 'given' | 'refused' | 'unknown' | 'declined' => {
  const { state, source, at } = consent
  if (state !== 'unknown' || source === null || at === null) return state
  return contact.wroteAt !== null && contact.wroteAt > at ? 'unknown' : 'declined'
}
