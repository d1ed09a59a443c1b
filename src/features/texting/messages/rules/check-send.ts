import { msPerDay } from '../../../../rules/day.ts'
import { findPlaces } from '../../../../rules/phone/area-codes.ts'
import { parseTextableNumber } from '../../../../rules/phone/parse-textable-number.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { parseState } from '../../../../rules/us-states.ts'
import { consentUnknownReason, optedOutReason, refusedNumberReason, refusedReason } from './recipient.ts'
import type { CapReached } from './settings/daily-cap.ts'
import { describeHold } from './settings/describe-hold.ts'
import { findNextWindow, type OrganizationHours, type StateHours } from './settings/texting-hours.ts'

/** Said while an answer that may be an opt-out waits for someone’s decision. */
export const undecidedReason = 'This person may have opted out. Someone must decide first.'
/** Stored for the same by earlier versions; such texts may still wait. */
export const earlierUndecidedReason = 'This person may have asked for no more texts; someone must decide first.'
const noHourReason = 'There’s no permitted time to text this number.'
const pausedReason = 'Texting is paused.'
/** The reason of texts that a person stopped; no hour releases them. */
export const stoppedReason = 'Texts are paused until someone resumes them.'
/** Stored for the same by earlier versions. */
export const earlierStoppedReason = 'Texts are paused until somebody lets them go on.'
const laterReason = 'It’s scheduled for later.'

/** All that is known about one text to one person. */
export type SendCandidate = {
  /** The number in E.164, or null with the sentence why there is none. */
  phone: string | null
  impossible: string | null
  state: string | null
  consent: 'given' | 'refused' | null
  optedOut: boolean
  /** Someone with this number refused texts, on this record or another. */
  refusedNumber: boolean
  /** The sentence that their application asked about texts and they did not agree, or null. */
  declined: string | null
  /** An inbound text that may be an opt-out waits for someone's decision. */
  undecided: boolean
  /** The sentence why the same words may not reach this number again, or null. */
  repeated: string | null
  /** When the person last wrote to us in this thread. */
  lastInbound: Date | null
}

/** The settings for the sender and the moment. */
export type GuardSettings = {
  now: Date
  quietHours: boolean
  /** Minutes before a window closes in which nothing is sent. */
  marginMinutes: number
  stateHours: StateHours[]
  organization: OrganizationHours
  /** Why the sending number may not send at all, or null. */
  senderProblem: string | null
  pausedUntil: Date | null
  /** Someone stopped all texts, the organization's or everyone's. */
  stopped: boolean
  /** The sender attests that the person agreed. */
  attested: boolean
  /** Not before this moment. */
  sendAt: Date | null
}

/** `until` null: held until someone decides. */
export type Verdict =
  | { kind: 'now' }
  | { kind: 'held'; until: Date | null; because: string }
  | { kind: 'skipped'; because: string }
const never = (because: string): Verdict => ({ kind: 'skipped', because })
const later = (a: Date, b: Date | null): Date => (b && b > a ? b : a)

/** When texts may leave, and why not before. */
type Window = { from: Date; because: string } | null

/** Looks windows up once for each place: ten thousand people live in few. */
const windows = ({ stateHours, organization, marginMinutes }: GuardSettings, from: Date) => {
  const known = new Map<string, Window>()
  return (phone: string, state: string | null): Window => {
    const places = findPlaces(phone, state === null ? null : parseState(state))
    const rules = stateHours.filter((rule) => places.states.includes(rule.state))
    const key = `${places.zones.join()} ${[...new Set(rules.map((rule) => rule.state))].join()}`
    const found = known.get(key)
    if (found !== undefined) return found
    const where = { zones: places.zones, rules, organization, marginMinutes }
    const window = findNextWindow(where, from)
    const made = window && {
      from: window.from,
      because: window.from > from ? describeHold(where, from, window.from) : '',
    }
    known.set(key, made)
    return made
  }
}

const barred = (text: SendCandidate, settings: GuardSettings): string | null => {
  if (text.phone === null || text.impossible !== null) return text.impossible ?? 'There is no phone number.'
  const number = parseTextableNumber(formatPhone(text.phone))
  if (!number.ok) return number.reason
  if (text.optedOut) return optedOutReason
  if (text.consent === 'refused') return refusedReason
  if (text.refusedNumber) return refusedNumberReason
  if (text.consent === null && text.declined !== null) return text.declined
  if (text.consent === null && !settings.attested) return consentUnknownReason
  if (text.repeated !== null) return text.repeated
  return settings.senderProblem
}

/** `quietly`: said instead of the reason of the hours. */
type Start = { at: Date; why: string; quietly?: string }

/** The guard for texts that leave at this moment at the earliest. */
const guardFrom = (settings: GuardSettings, { at: start, why, quietly }: Start) => {
  const { now } = settings
  const getWindow = windows(settings, start)
  return (text: SendCandidate): Verdict => {
    const because = barred(text, settings)
    if (because !== null || text.phone === null) return never(because ?? noHourReason)
    if (text.undecided) return { kind: 'held', until: null, because: undecidedReason }
    if (settings.stopped && start <= now) return { kind: 'held', until: null, because: stoppedReason }
    const atStart: Verdict = start > now ? { kind: 'held', until: start, because: why } : { kind: 'now' }
    const isReply = text.lastInbound !== null && start.getTime() - text.lastInbound.getTime() < msPerDay
    if (!settings.quietHours || isReply) return atStart
    const window = getWindow(text.phone, text.state)
    if (!window) return never(noHourReason)
    return window.from > start ? { kind: 'held', until: window.from, because: quietly ?? window.because } : atStart
  }
}

/**
 * Returns the check that every text passes, from any sender: may it go now, is it held until an instant, or is it
 * skipped, and why. A reply to what a person wrote within 24 hours is free of quiet hours. `full`: the limit of a day
 * is reached, so that a text waits for the first window of a later one.
 */
export const checkSend = (settings: GuardSettings): ((text: SendCandidate, full?: CapReached) => Verdict) => {
  const { now, sendAt, pausedUntil } = settings
  const why = pausedUntil && pausedUntil > later(now, sendAt) ? pausedReason : laterReason
  const atOnce = guardFrom(settings, { at: later(later(now, sendAt), pausedUntil), why })
  const known = new Map<number, typeof atOnce>()
  return (text, full) => {
    if (!full) return atOnce(text)
    const at = full.until.getTime()
    const found = known.get(at) ?? guardFrom(settings, { at: full.until, why: full.because, quietly: full.because })
    known.set(at, found)
    return found(text)
  }
}
