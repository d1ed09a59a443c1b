import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { WithTooltip } from '../../../../../ui/hints/with-tooltip.tsx'
import type { Interview } from '../../contract/interviews.ts'
import { formatClock, showClock, showDate, showSoon } from '../../rules/interview-words.ts'

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

/** 'today 4:30 PM' or 'Tue 4:30 PM'. */
const formatNear = (at: Date, now: Date) =>
  toLocalDay(at, viewerTimeZone) === toLocalDay(now, viewerTimeZone)
    ? `today ${formatClock(at, viewerTimeZone)}`
    : showSoon(at, now, viewerTimeZone)

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
      {next.state === 'waiting'
        ? // A date takes the whole line.
          `${named ? 'Reminder ' : short.includes(',') ? '' : 'Sends '}${short}`
        : named
          ? `Reminder ${short.toLowerCase()}`
          : short}
    </WithTooltip>
  )
}
