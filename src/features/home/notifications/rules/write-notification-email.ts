import { getFirstName } from '../../../../rules/person-name.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { describeThing, describeThings, getThingPath, type NotifiedThing } from './describe-thing.ts'
import type { EmailKind } from './notification-ways.ts'

type EmailFacts = {
  kind: EmailKind
  things: readonly NotifiedThing[]
  /** Name of the reader. */
  reader: string
  /** Makes a full address of a path. */
  link: (path: string) => string
  unsubscribeUrl: string
  now: Date
}

const most = 20

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
  const lines = things
    .slice(0, most)
    .map((thing) => `${describeThing(kind, thing, now)}: ${link(getThingPath(kind, thing))}`)
  const more = things.length - lines.length
  return {
    subject: describeThings(kind, things, now),
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
