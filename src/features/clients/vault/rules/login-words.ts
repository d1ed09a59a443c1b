import { addDays, countDaysBetween, type Day, formatDay, parseDay } from '../../../../rules/day.ts'

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)
const dueWithin = 14

/** When a password is to be rotated, in words, and how urgent that is; null without a date. */
export const describeDueDate = (
  rotatesOn: Day | null,
  today: Day,
): { words: string; urgency: 'overdue' | 'soon' | 'later' } | null => {
  if (rotatesOn === null) return null
  const left = countDaysBetween(today, rotatesOn)
  if (left < 0) return { words: `Overdue by ${days(-left)}`, urgency: 'overdue' }
  if (left === 0) return { words: 'Due today', urgency: 'overdue' }
  if (rotatesOn <= addDays(today, dueWithin)) return { words: `Due in ${days(left)}`, urgency: 'soon' }
  return { words: formatDay(rotatesOn), urgency: 'later' }
}

/** How old a password is. */
export const formatAge = (since: Day, today: Day): string => {
  const old = Math.max(0, countDaysBetween(since, today))
  if (old === 0) return 'set today'
  if (old < 60) return `${days(old)} old`
  const months = Math.floor(old / 30.4)
  return months < 24 ? `${months} months old` : `${Math.floor(months / 12)} years old`
}

const done: Record<string, string> = {
  'login.added': 'saved it',
  'login.edited': 'corrected it',
  'login.rotated': 'changed the password',
  'login.deleted': 'deleted it',
  'login.restored': 'restored it',
  'login.shared': 'shared it',
  'login.unshared': 'removed access',
  'login.shown': 'looked at',
  'login.copied': 'copied',
  'login.codeShown': 'looked at a one-time code',
  'login.denied': 'was denied',
  'login.unreadable': 'could not open',
}
const parts: Record<string, string> = {
  secret: 'the password',
  notes: 'the notes',
  two_factor_note: 'the two-factor note',
}

const getField = (after: unknown) =>
  typeof after === 'object' && after !== null && 'field' in after && typeof after.field === 'string' ? after.field : ''
const isEarlier = (after: unknown) => typeof after === 'object' && after !== null && 'number' in after

const wordIn = (after: unknown, name: string): string => {
  const values: [string, unknown][] = typeof after === 'object' && after !== null ? Object.entries(after) : []
  const value = values.find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}

const describeShared = (after: unknown, whom: string | null): string => {
  const until = parseDay(wordIn(after, 'until'))
  const terms = [wordIn(after, 'level'), until ? `until ${formatDay(until)}` : ''].filter(Boolean).join(', ')
  return `shared it with ${whom ?? 'someone'}${terms ? ` (${terms})` : ''}`
}

/** Formats one line of an entry's log after the actor's name: the action, the other person, and the denied part. */
export const describeLogEntry = (name: string, after: unknown, whom: string | null = null): string => {
  const verb = done[name] ?? name.replace(/^login\./, '')
  if (name === 'login.shared') return describeShared(after, whom)
  if (name === 'login.unshared') return whom ? `removed ${whom}’s access` : verb
  if (name === 'login.denied') return wordIn(after, 'asked_for') ? `${verb}: ${wordIn(after, 'asked_for')}` : verb
  if (name !== 'login.shown' && name !== 'login.copied' && name !== 'login.unreadable') return verb
  return `${verb} ${isEarlier(after) ? 'an earlier password' : (parts[getField(after)] ?? 'it')}`
}
