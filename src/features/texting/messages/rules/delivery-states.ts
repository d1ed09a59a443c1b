/** The delivery states of a text that went out, in the order in which they can follow each other. */
const ranks: Record<string, number> = {
  queued: 0,
  unknown: 0,
  sending: 1,
  sent: 2,
  delivered: 3,
  undelivered: 3,
  failed: 3,
  canceled: 3,
  received: 3,
}

const ofVendor: Record<string, string> = {
  accepted: 'sending',
  scheduled: 'sending',
  queued: 'sending',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  partially_delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
}

/**
 * Returns the state of a text after a vendor's report, or null when nothing changes. Callbacks repeat and overtake each
 * other: an end state stays, and no state goes back. A text whose fate was unknown accepts every report.
 */
export const getNextState = (current: string, told: string): string | null => {
  const next = ofVendor[told]
  if (next === undefined) return null
  const [from, to] = [ranks[current] ?? 3, ranks[next] ?? 0]
  if (current === 'unknown') return next === 'sending' ? 'sent' : next
  return to > from ? next : null
}

const words: Record<string, string> = {
  held: 'Waiting to be sent',
  queued: 'Waiting its turn',
  sending: 'Being sent',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  failed: 'Not sent',
  unknown: 'Delivery unknown',
  canceled: 'Canceled',
  received: 'Received',
}

/** A state in plain words, with the reason if there is one. */
export const describeState = (state: string, reason: string | null): string => {
  const plain = words[state] ?? state
  return reason === null || state === 'sent' || state === 'delivered' ? plain : `${plain}: ${reason}`
}

export type DeliveryOutcome = 'on-its-way' | 'held' | 'sent' | 'failed' | 'unknown'

/** A state as the sender must know it before they write again: gone, not gone, or no one knows. */
export const getOutcome = (state: string): DeliveryOutcome => {
  if (state === 'held' || state === 'unknown') return state
  if (state === 'queued' || state === 'sending') return 'on-its-way'
  return state === 'sent' || state === 'delivered' ? 'sent' : 'failed'
}

/** Whether a person may send the text again. */
export const canRetry = (state: string): boolean => ['failed', 'undelivered', 'unknown'].includes(state)
