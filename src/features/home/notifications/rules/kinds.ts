/** Kinds of notification, in the order of their choices. */
export const notificationKinds = [
  'reply',
  'decision',
  'handoff',
  'booking',
  'unconfirmed',
  'request',
  'document',
  'applications',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Label of each kind among the choices. */
export const kindNames: Record<NotificationKind, string> = {
  reply: 'Unread replies',
  decision: 'Texts that may be an opt-out',
  handoff: 'People an automation handed off',
  booking: 'Interviews that candidates booked',
  unconfirmed: 'Upcoming interviews no one confirmed',
  request: 'Requests about a score',
  document: 'Expiring documents',
  applications: 'Far more applications than usual',
}

type NotificationInput = { kind: NotificationKind; name: string; about: string }

/** Formats one notification: the `name` of the candidate or document, and its subject `about`. */
export const formatNotification = ({ kind, name, about }: NotificationInput): string => {
  if (kind === 'reply') return `${name} replied`
  if (kind === 'decision') return `${name} may have opted out: needs a decision`
  if (kind === 'handoff') return about === '' ? `${name} needs you` : `${name} ${about}`
  if (kind === 'booking') return `${name} booked an interview`
  if (kind === 'unconfirmed') return `${name}: interview not confirmed by ${about}`
  if (kind === 'request') return `${name} asked for ${about === 'person' ? 'human review' : 'a correction'}`
  if (kind === 'applications') return `${name} people applied within an hour, far more than usual`
  return `${name} ${about === 'expired' ? 'has expired' : 'expires soon'}`
}
