import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { WithTooltip } from '../../../../../ui/hints/with-tooltip.tsx'
import type { Interview } from '../../contract/interviews.ts'
import { formatClock, showClock, showDate } from '../../rules/interview-words.ts'
import { formatNearDay } from '../interview-time.tsx'

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

const inShort: Record<Exclude<Reminder['state'], 'waiting'>, string> = {
  barred: 'Won’t be sent',
  sent: 'Sent',
  skipped: 'Skipped',
  failed: 'Failed',
  unknown: 'Delivery unknown',
}

/** 'Today, 4:30 PM' or 'Sun, Dec 6, 6:30 PM'. */
const formatNear = (at: Date, now: Date) => `${formatNearDay(at, now)}, ${formatClock(at, viewerTimeZone)}`

/** Formats the same as briefly as possible, without the word “Reminder”. */
const formatShortReminder = ({ state, at }: Reminder, now = new Date()): string =>
  state === 'waiting' ? formatNear(new Date(at), now) : inShort[state]

type NextReminderProps = Pick<Interview, 'reminders' | 'reminderStates'> & {
  /** Adds the word “Reminder”, where no head has it. */
  named?: boolean
}

/** The reminder that matters now, the next one or else the last: one line, which explains itself when it is rested on. */
export const NextReminder = ({ reminders, reminderStates, named = false }: NextReminderProps) => {
  if (!reminders) return named ? 'Reminders are off' : 'Off'
  const next = reminderStates.find(({ state }) => state === 'waiting' || state === 'barred') ?? reminderStates.at(-1)
  if (!next) return named ? 'No reminders' : 'None'
  const short = formatShortReminder(next)
  return (
    <WithTooltip hint={describeReminder(next)}>
      {named
        ? `Reminder ${next.state === 'waiting' ? short.replace(/^To|^Yes/, (word) => word.toLowerCase()) : short.toLowerCase()}`
        : short}
    </WithTooltip>
  )
}
