import { isEmailAddress } from '../../../../rules/email-address.ts'
import { tidyText } from '../../../../rules/tidy-text.ts'

/** The most characters of a subject. */
export const longestSubject = 200
/** The most characters of the words below it. */
export const longestBody = 5_000

type Correspondent = {
  address: string | null
  /** Asked to be deleted: no one may write to them. */
  isLeaving: boolean
  /** Merged into another record. */
  isMerged: boolean
  /** Where answers go: the own address of who writes. */
  replyTo: string
  /** Whether this installation sends emails, or keeps them in a mailbox. */
  canMail: boolean
}

/** The address as emails carry it. */
export const cleanMailAddress = (typed: string | null): string => (typed ?? '').trim()

/** Why no one can email this person, in words for who wants to; null when they can. */
export const explainMailBar = ({ address, isLeaving, isMerged, replyTo, canMail }: Correspondent): string | null => {
  if (isLeaving) return 'This person asked to be deleted, so no one can write to them.'
  if (isMerged) return 'This record was merged into another. Write from that one.'
  const to = cleanMailAddress(address)
  if (to === '') return 'This record has no email address.'
  if (!isEmailAddress(to)) return 'Email can’t reach this address. Correct it first.'
  if (!canMail) return 'This installation doesn’t send email.'
  return isEmailAddress(replyTo.trim()) ? null : 'Your account has no email address for replies.'
}

/** A subject on one line, without signs that no email carries. */
export const tidySubject = (typed: string): string =>
  tidyText(typed.slice(0, longestSubject * 2).replace(/\s/g, ' '), longestSubject * 2)
    .replace(/ {2,}/g, ' ')
    .slice(0, longestSubject)
    .trim()

/** The words of an email as they are sent. */
export const tidyBody = (typed: string): string => tidyText(typed, longestBody)

const words: Record<string, string> = {
  waiting: 'Waiting to be sent',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  unknown: 'Delivery unknown',
  kept: 'Kept in the mailbox, not sent',
}

/** Formats the state of an email in plain words, with the reason if there is one. */
export const describeMailState = (state: string, problem: string | null): string => {
  const plain = words[state] ?? state
  return problem === null || problem === '' || state === 'sent' ? plain : `${plain}: ${problem}`
}
