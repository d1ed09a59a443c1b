import { formatCount } from '../../../../rules/words/format-count.ts'
/** How much someone holds, by what it is. */
export type OwnedRecords = {
  candidates: number
  interviews: number
  offers: number
  threads: number
  loginsOwned: number
  loginsShared: number
  folders: number
  prospects: number
  reports: number
}

const words: Record<keyof OwnedRecords, [one: string, many: string]> = {
  candidates: ['candidate', 'candidates'],
  interviews: ['interview', 'interviews'],
  offers: ['booking link', 'booking links'],
  threads: ['conversation', 'conversations'],
  loginsOwned: ['login', 'logins'],
  loginsShared: ['shared login', 'shared logins'],
  folders: ['limited folder', 'limited folders'],
  prospects: ['prospect', 'prospects'],
  reports: ['email report', 'email reports'],
}
/** The kinds, in the order of the sentence. */
export const heldKinds = Object.keys(words) as (keyof OwnedRecords)[]

/** Returns the total as one number. */
export const countHeld = (held: OwnedRecords): number => heldKinds.reduce((sum, kind) => sum + held[kind], 0)

/** Formats the records of someone, "12 candidates, 3 interviews and 1 login"; empty for none. */
export const describeOwned = (held: OwnedRecords): string => {
  const parts = heldKinds
    .filter((kind) => held[kind] > 0)
    .map((kind) => `${formatCount(held[kind])} ${words[kind][held[kind] === 1 ? 0 : 1]}`)
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

type Somebody = { id: string; organization_id: string; admin_level: string | null; deactivated_at: string | null }

/** Why someone cannot take over what another holds, or null: they work for the same organization, can sign in, and see what they take. */
export const findRecipientError = (
  leaver: Pick<Somebody, 'id' | 'organization_id'>,
  taker: Somebody,
  held: OwnedRecords,
) => {
  if (taker.id === leaver.id) return 'Choose someone other than this person.'
  if (taker.organization_id !== leaver.organization_id) return 'Choose someone from the same organization.'
  if (taker.deactivated_at !== null) return 'This account is deactivated. Choose someone who can sign in.'
  if (taker.admin_level !== 'Manager') return null
  if (held.loginsOwned + held.loginsShared > 0) return 'Managers can’t see logins. Choose someone else.'
  return held.reports > 0 ? 'Managers can’t see money. Choose someone else.' : null
}
