import { getFirstName } from '../../../../rules/person-name.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { EmailKind } from './notification-ways.ts'

/** One notification as it is known when it is emailed or texted. */
export type NotifiedThing = {
  /** Full name of the candidate; only the first name is written. */
  name: string
  candidateId: string | null
  threadId: string | null
  /** Start of the interview. */
  startsAt: Date | null
  /** People who applied within an hour. */
  count: number
}

/** Returns the path where a notification leads. */
export const getThingPath = (kind: EmailKind, { candidateId, threadId }: NotifiedThing): string => {
  if (kind === 'request') return '/score-requests'
  if (kind === 'applications') return '/candidate-directory'
  if (kind === 'booking' || kind === 'starting') return `/interviews?panel=${candidateId}&part=interviews`
  return threadId === null ? `/messages?panel=${candidateId}&part=messages` : `/messages?thread=${threadId}`
}

/** Describes one notification with a first name at most. */
export const describeThing = (kind: EmailKind, thing: NotifiedThing, now: Date): string => {
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

/** Describes the notifications of a kind in one line. */
export const describeThings = (kind: EmailKind, things: readonly NotifiedThing[], now: Date): string => {
  const [first] = things
  return things.length === 1 && first !== undefined
    ? describeThing(kind, first, now)
    : `${formatCount(things.length)} ${several[kind]}`
}
