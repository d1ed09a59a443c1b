export type OfferedRecord = {
  /** The record was merged into another one. */
  isMerged: boolean
  /** The record has a day on which it is deleted. */
  isLeaving: boolean
}

export type Offer = OfferedRecord & {
  /** Where and when the candidate agreed, as someone wrote it down. */
  agreed: string
  /** The candidate's own clinic was chosen. */
  isSameClinic: boolean
  /** The chosen organization is an active client. */
  isActiveClient: boolean
  wasOffered: boolean
  /** The chosen clinic has a record with the same email address or phone number. */
  isKnownThere: boolean
}

type Problem = { field: 'organization_id' | 'agreed' | null; message: string }

/** Why a record is offered to no clinic at all; null when nothing speaks against it. */
export const recordProblem = ({ isMerged, isLeaving }: OfferedRecord): string | null => {
  if (isMerged) return 'This record was merged into another one. Refer that one.'
  return isLeaving ? 'This record is about to be deleted, so you can’t refer it.' : null
}

/** Checks the candidate's agreement. Null if its place and time are written, with a letter or digit at least. */
export const findAgreementProblem = (agreed: string): string | null =>
  /[\p{L}\p{N}]/u.test(agreed) ? null : 'Enter where and when they agreed to be referred.'

/**
 * Why a candidate cannot be offered to a clinic, the weightiest reason first, with the field it belongs to; null when nothing speaks
 * against it. Whether someone wants texts is no matter here: they agreed to be offered, and texts ask again.
 */
export const offerProblem = (offer: Offer): Problem | null => {
  const at = (field: Problem['field'], message: string) => ({ field, message })
  const ofRecord = recordProblem(offer)
  if (ofRecord) return at(null, ofRecord)
  if (offer.isSameClinic) return at('organization_id', 'This candidate is already at this clinic.')
  if (!offer.isActiveClient) return at('organization_id', 'Choose an active client.')
  const ofAgreement = findAgreementProblem(offer.agreed)
  if (ofAgreement) return at('agreed', ofAgreement)
  if (offer.wasOffered) return at('organization_id', 'This candidate was already referred to this clinic.')
  if (offer.isKnownThere)
    return at('organization_id', 'This clinic already has someone with this email address or phone number.')
  return null
}
