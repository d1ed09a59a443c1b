import { getFirstName } from '../../../../rules/person-name.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { EmailKind } from './notification-ways.ts'

/** One notification as it is known when it is emailed. */
type EmailedThing = {
  /** Full name of the candidate; only the first name is written. */
  name: string
  candidateId: string | null
  threadId: string | null
  /** Start of the interview. */
  startsAt: Date | null
  /** People who applied within an hour. */
  count: number
}

type EmailFacts = {
  kind: EmailKind
  things: readonly EmailedThing[]
  /** Name of the reader. */
  reader: string
  /** Makes a full address of a path. */
  link: (path: string) => string
  unsubscribeUrl: string
  now: Date
}

const most = 20

const getPath = (kind: EmailKind, { candidateId, threadId }: EmailedThing): string => {
  if (kind === 'request') return '/score-requests'
  if (kind === 'applications') return '/candidate-directory'
  if (kind === 'booking' || kind === 'starting') return `/interviews?panel=${candidateId}&part=interviews`
  return threadId === null ? `/messages?panel=${candidateId}&part=messages` : `/messages?thread=${threadId}`
}

const describeOne = (kind: EmailKind, thing: EmailedThing, now: Date): string => {
  const name = getFirstName(thing.name)
  if (kind === 'reply') return `${name} replied`
  if (kind === 'decision') return `${name} may have opted out`
  if (kind === 'handoff') return `${name} needs you`
  if (kind === 'booking') return `${name} booked an interview`
  if (kind === 'request') return `${name} asked about a score`
  if (kind === 'applications') return `${formatCount(thing.count)} people applied within an hour`
  const minutes = Math.max(1, Math.round(((thing.startsAt ?? now).getTime() - now.getTime()) / 60_000))
  return `Interview with ${name} in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

const several: Record<EmailKind, string> = {
  reply: 'people replied',
  decision: 'people may have opted out',
  handoff: 'people need you',
  booking: 'people booked an interview',
  starting: 'interviews start soon',
  request: 'people asked about a score',
  applications: 'times far more people applied than usual',
}

/** Names a kind in the sentence about stopping its emails. */
export const emailKindNames: Record<EmailKind | 'digest', string> = {
  reply: 'unread replies',
  decision: 'texts that may be an opt-out',
  handoff: 'people an automation handed off',
  booking: 'interviews that candidates booked',
  starting: 'your interviews that start soon',
  request: 'requests about a score',
  applications: 'far more applications than usual',
  digest: 'your day',
}

/** Writes the email about some things of one kind: a first name and a link each, and how to stop such emails. */
export const writeNotificationEmail = (facts: EmailFacts): { subject: string; text: string } => {
  const { kind, things, reader, link, unsubscribeUrl, now } = facts
  const lines = things.slice(0, most).map((thing) => `${describeOne(kind, thing, now)}: ${link(getPath(kind, thing))}`)
  const more = things.length - lines.length
  const [first] = things
  const isOne = things.length === 1 && first !== undefined
  return {
    subject: isOne ? describeOne(kind, first, now) : `${formatCount(things.length)} ${several[kind]}`,
    text: [
      `Hello ${getFirstName(reader)},`,
      [...lines, ...(more > 0 ? [`${formatCount(more)} more: ${link('/messages?show=waiting')}`] : [])].join('\n'),
      'Reinforce',
      [
        `Stop emails about ${emailKindNames[kind]}: ${unsubscribeUrl}`,
        `Choose your notifications: ${link('/settings?tab=notifications')}`,
      ].join('\n'),
    ].join('\n\n'),
  }
}
