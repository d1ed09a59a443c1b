import { kindNames, type NotificationKind } from './kinds.ts'
import { type PushKind, pushKindNames, pushKinds } from './push-kinds.ts'

/** Kinds that a person may get by email or text. */
export const emailKinds = ['reply', 'decision', 'handoff', 'booking', 'starting', 'request', 'applications'] as const
export type EmailKind = (typeof emailKinds)[number]

/** Everything someone can be notified about, in the order of their choices. */
export const choiceKinds = [
  'reply',
  'decision',
  'handoff',
  'booking',
  'starting',
  'unconfirmed',
  'request',
  'document',
  'applications',
] as const satisfies readonly (NotificationKind | PushKind)[]
export type ChoiceKind = (typeof choiceKinds)[number]

/** Ways to notify someone. */
export const notificationWays = ['app', 'email', 'push', 'text'] as const
export type NotificationWay = (typeof notificationWays)[number]

/** Label of each kind among the choices. */
export const choiceNames: Record<ChoiceKind, string> = { ...pushKindNames, ...kindNames }

const isListed = (kinds: readonly string[], kind: string) => kinds.includes(kind)

/** Whether people can be notified about a kind in that way. */
export const hasWay = (kind: ChoiceKind, way: NotificationWay): boolean => {
  if (way === 'app') return kind !== 'starting'
  return isListed({ email: emailKinds, push: pushKinds, text: emailKinds }[way], kind)
}
