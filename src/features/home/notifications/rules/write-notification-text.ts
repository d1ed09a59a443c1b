import { describeThings, getThingPath, type NotifiedThing } from './describe-thing.ts'
import type { EmailKind } from './notification-ways.ts'

type TextFacts = {
  kind: EmailKind
  things: readonly NotifiedThing[]
  /** Makes a full address of a path. */
  link: (path: string) => string
  now: Date
}

const listPaths: Record<EmailKind, string> = {
  reply: '/messages?show=waiting',
  decision: '/messages?show=waiting',
  handoff: '/messages?show=waiting',
  booking: '/interviews',
  starting: '/interviews',
  request: '/score-requests',
  applications: '/candidate-directory',
}

/** Writes the text about some things of one kind: a first name or their number, and one link. */
export const writeNotificationText = ({ kind, things, link, now }: TextFacts): string => {
  const [first] = things
  const path = things.length === 1 && first !== undefined ? getThingPath(kind, first) : listPaths[kind]
  return `Reinforce: ${describeThings(kind, things, now)}. ${link(path)}`
}
