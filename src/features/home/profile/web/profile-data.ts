import type { ReplyOf } from '../../../../platform/web/call.ts'
import { productName } from '../../../../rules/product.ts'
import type { candidateProfile, NamedActor } from '../contract/profile.ts'

export type Profile = ReplyOf<typeof candidateProfile>

/** Formats the author of an action. */
export const formatActorName = ({ kind, name }: NamedActor): string => {
  if (kind === 'person') return name?.trim() || 'A colleague'
  return kind === 'platform' ? name?.trim() || 'Platform staff' : productName
}
