import type { Tx } from '../../../../platform/server/database.ts'

type Offer = {
  candidateId: string
  /** The person in whose name the times are offered. */
  madeBy: string
  now: Date
}
type OfferTime = (tx: Tx, offer: Offer) => Promise<string | null>

const ways = new Set<OfferTime>()

/** Makes booking links with `way`: it returns the path of a new one, or null where there is nothing to choose. */
export const offerTimesWith = (way: OfferTime): void => {
  ways.add(way)
}

/** Returns the path of a new booking link for an applicant; null where there is nothing to choose. */
export const offerTime = async (tx: Tx, offer: Offer): Promise<string | null> => {
  for (const way of ways) return await way(tx, offer)
  return null
}
