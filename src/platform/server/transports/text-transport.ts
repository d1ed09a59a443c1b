/** One text for one person, as section 7 of the specification names its parts; `id` is the message's own. */
export type OutgoingText = {
  id: string
  organizationId: string
  /** Null for a person who is no candidate. */
  candidateId: string | null
  fullName: string
  phoneNumber: string
  formattedNumber: string
  location: string
  twilioPhoneNumber: string
  message: string
}

/**
 * The outcome of a text. `unknown`: it may have gone out, so it is never sent again by itself. With the vendor's own id
 * and error code.
 */
export type SendResult = {
  status: 'sent' | 'failed' | 'unknown'
  reason: string | null
  vendorId?: string | null
  code?: string | null
}

/** Hands texts of one organization to a vendor and answers the fate of each, in order. Takes at most `mostPerCall`. */
export type TextTransport = {
  mostPerCall: number
  send: (organization: string, texts: OutgoingText[]) => Promise<SendResult[]>
}

/** Stores texts that arrived on the simulated phones; the same id a second time changes nothing. */
export type Keep = (texts: OutgoingText[]) => Promise<void>
