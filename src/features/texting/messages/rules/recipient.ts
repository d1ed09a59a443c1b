import { formatDay, toLocalDay } from '../../../../rules/day.ts'
import { parseTextableNumber } from '../../../../rules/phone/parse-textable-number.ts'
import { formatForCarrier, phoneExtension } from '../../../../rules/phone/phone.ts'
import { fillTags } from './tags.ts'
import { checkRendered, refuseRenderedOver } from './text-rules.ts'

export type Addressee = {
  full_name: string
  organization: string | null
  phone_number: string | null
  text_consent: 'given' | 'refused' | null
}

/** `reason`: the sentence why this person cannot be texted, or null. */
export type PreparedText = { text: string; phone: string | null; reason: string | null }

/** Said of a person who refused texts; no sender can override it. */
export const refusedReason = 'This person refused texts.'
/** Said of a number that another record refused texts for: a refusal holds for the phone, not for the record. */
export const refusedNumberReason = 'Someone with this number refused texts, so we can’t text the number.'
/** The reason for a person who opted out; only their own word revokes it. */
export const optedOutReason = 'This person opted out of texts.'
/** Said of a person whose consent no one has recorded; the sender may attest it. */
export const consentUnknownReason = 'No consent to texts on record.'

const declinedWords = 'They didn’t agree to texts on their application'

type Decline = { at: string | null; lastInbound: string | null; timeZone: string }

/**
 * Explains that a person's application asked about texts and they did not agree, or null: no one asked (`at` null), or they have
 * texted since.
 */
export const explainDecline = ({ at, lastInbound, timeZone }: Decline): string | null =>
  at === null || (lastInbound !== null && Date.parse(lastInbound) > Date.parse(at))
    ? null
    : `${declinedWords} of ${formatDay(toLocalDay(new Date(at), timeZone))}.`

/** Returns a reason without the day of one person, so that people with the same reason count together. */
export const getSharedReason = (reason: string): string =>
  reason.startsWith(`${declinedWords} of `) ? `${declinedWords}.` : reason

/** Section 5's number without its extension, or the reason why it cannot be texted. */
export const parseTextPhone = (typed: string | null): { phone: string | null; reason: string | null } => {
  const shown = (typed ?? '').trim()
  const checked = parseTextableNumber(shown)
  if (!checked.ok) return { phone: null, reason: checked.reason }
  return { phone: formatForCarrier(shown.replace(phoneExtension, '')), reason: null }
}

/** Why a rendered text is too long for its person, or null. */
export const explainTooLong = (text: string) =>
  checkRendered(text) === 'refuse'
    ? `The text has ${text.length} characters for this person. Use ${refuseRenderedOver} or fewer.`
    : null

/** Returns the text that one person would receive, or why not; opt-outs are added by `optedOut`. */
export const prepareText = (person: Addressee, message: string, senderName: string): PreparedText => {
  const text = fillTags(message, {
    candidateFullName: person.full_name,
    userFullName: senderName,
    organization: person.organization,
  })
  const { phone, reason } = parseTextPhone(person.phone_number)
  const refused = person.text_consent === 'refused' ? refusedReason : null
  return { text, phone, reason: reason ?? refused ?? explainTooLong(text) }
}
