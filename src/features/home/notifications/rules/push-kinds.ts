/** Kinds of push notifications that a person chooses from, in the order of their switches. */
export const pushKinds = ['reply', 'booking', 'starting', 'handoff', 'request'] as const
export type PushKind = (typeof pushKinds)[number]

/** Label of each kind among the switches. */
export const pushKindNames: Record<PushKind, string> = {
  reply: 'Unread replies',
  booking: 'Interviews that candidates booked',
  starting: 'Your interviews, 15 minutes before',
  handoff: 'People an automation handed off',
  request: 'Requests about a score',
}

/** Minutes before an interview that its notification is sent. */
export const startingMinutes = 15

/** Quiet hours of a person who chose none: 9 PM to 7 AM, in minutes after midnight. */
export const defaultQuiet = { from: 1_260, until: 420 }
