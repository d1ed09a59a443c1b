import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { WithTooltip } from '../../../../../ui/hints/with-tooltip.tsx'
import type { Interview } from '../../contract/interviews.ts'
import { showClock, showDate, showSoon } from '../../rules/interview-words.ts'

type Reminder = Interview['reminderStates'][number]

const when = (at: string) => {
  const moment = new Date(at)
  return `${showDate(moment, viewerTimeZone)}, ${showClock(moment, viewerTimeZone)}`
}
const because = (reason: string | null) => (reason ? ` because: ${reason}` : '')

/** One reminder in words: when it goes out, that it went, or why not. */
export const describeReminder = ({ state, at, reason }: Reminder): string => {
  if (state === 'waiting') return `Reminder will be sent ${when(at)}${reason ? ` (${reason})` : ''}`
  if (state === 'barred') return `Reminder of ${when(at)} won’t be sent${because(reason)}`
  if (state === 'sent') return `Reminder sent ${when(at)}`
  if (state === 'skipped') return `Reminder skipped${because(reason)}`
  if (state === 'failed') return `Reminder failed${because(reason)}`
  return 'Reminder delivery unknown'
}

/** Formats the same as briefly as possible. */
const inShort = ({ state, at }: Reminder, now = new Date()): string => {
  if (state === 'waiting') return `Reminder ${showSoon(new Date(at), now, viewerTimeZone)}`
  if (state === 'barred') return 'Reminder won’t be sent'
  return state === 'unknown' ? 'Reminder delivery unknown' : `Reminder ${state}`
}

/** The reminder that matters now, the next one or else the last: one line, which explains itself when it is rested on. */
export const NextReminder = ({ reminders, reminderStates }: Pick<Interview, 'reminders' | 'reminderStates'>) => {
  if (!reminders) return 'Reminders are off'
  const next = reminderStates.find(({ state }) => state === 'waiting' || state === 'barred') ?? reminderStates.at(-1)
  return next ? <WithTooltip hint={describeReminder(next)}>{inShort(next)}</WithTooltip> : 'No reminders'
}
