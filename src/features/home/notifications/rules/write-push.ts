import { cleanName, getFirstName } from '../../../../rules/person-name.ts'
import { takeFirstCharacters } from '../../../../rules/take-first-characters.ts'
import type { PushKind } from './push-kinds.ts'

/** One notification as it is known when it is sent. */
export type PushFacts = {
  kind: PushKind | 'test'
  /** Full name of the candidate. */
  name: string
  candidateId: string | null
  threadId: string | null
  /** The newest text of the candidate. */
  text: string | null
  /** Someone must decide whether that text is an opt-out. */
  needsDecision: boolean
  /** Start of the interview. */
  startsAt: Date | null
  /** Whether the person allows full names and the text on their screens. */
  showsDetails: boolean
  timeZone: string
  now: Date
}

/** The content of a notification. One with the same `tag` takes the place of the other on the screen. */
export type WrittenPush = { title: string; body: string; url: string; tag: string }

const longestText = 140

const formatStart = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(at)
    .replace(/\s/g, ' ')

const getUrl = ({ kind, candidateId, threadId }: PushFacts): string => {
  if (kind === 'test') return '/settings?tab=notifications'
  if (kind === 'request') return '/score-requests'
  if (kind === 'booking' || kind === 'starting') return `/interviews?panel=${candidateId}&part=interviews`
  return threadId === null ? `/messages?panel=${candidateId}&part=messages` : `/messages?thread=${threadId}`
}

const getTitle = ({ kind, name, needsDecision, startsAt, now }: PushFacts & { name: string }): string => {
  if (kind === 'test') return 'Notifications work on this device'
  if (kind === 'reply') return needsDecision ? `${name} may have opted out` : `${name} replied`
  if (kind === 'booking') return `${name} booked an interview`
  if (kind === 'handoff') return `${name} needs you`
  if (kind === 'request') return `${name} asked about a score`
  const minutes = Math.max(1, Math.round(((startsAt ?? now).getTime() - now.getTime()) / 60_000))
  return `Interview with ${name} in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

const getBody = ({ kind, needsDecision, text, startsAt, showsDetails, timeZone }: PushFacts): string => {
  if (!showsDetails) return kind === 'reply' && needsDecision ? 'Decide whether texts end.' : ''
  if (kind === 'reply') return takeFirstCharacters(text ?? '', longestText)
  return kind === 'booking' && startsAt ? formatStart(startsAt, timeZone) : ''
}

/** Writes a notification: the kind and a first name. The full name, the text, and the time of a booking only if the person allows it. */
export const writePush = (facts: PushFacts): WrittenPush => {
  const name = facts.showsDetails ? cleanName(facts.name) || 'Unknown' : getFirstName(facts.name)
  return {
    title: getTitle({ ...facts, name }),
    body: getBody(facts),
    url: getUrl(facts),
    tag: `${facts.kind} ${facts.candidateId ?? ''}`.trim(),
  }
}
