export type CalendarEvent = {
  /** Stays the same through every change of the event. */
  id: string
  start: Date
  minutes: number
  title: string
  description?: string
  place?: string
  stamp: Date
  cancelled?: boolean
  /** How often the event was moved or canceled: calendars take the highest one. */
  sequence?: number
}

const moment = (at: Date) => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, '')

const longest = 75

const octets = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/**
 * A line of more than 75 octets continues after a line break and a blank, never in the middle of a sign (RFC 5545,
 * 3.1).
 */
const folded = (line: string): string => {
  const parts: string[] = []
  let [from, at, length] = [0, 0, 0]
  for (const sign of line) {
    const size = octets(sign)
    if (length + size > longest) {
      parts.push(line.slice(from, at))
      from = at
      length = 1
    }
    at += sign.length
    length += size
  }
  return [...parts, line.slice(from)].join('\r\n ')
}

const eventLines = ({
  id,
  start,
  minutes,
  title,
  description,
  place,
  stamp,
  cancelled,
  sequence = 0,
}: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${id}@reinforce`,
  `DTSTAMP:${moment(stamp)}`,
  `SEQUENCE:${sequence}`,
  `DTSTART:${moment(start)}`,
  `DTEND:${moment(new Date(start.getTime() + minutes * 60_000))}`,
  `SUMMARY:${escaped(title)}`,
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** Events as an iCalendar file (RFC 5545), times in UTC. `name`: what a calendar that subscribes to it is called. */
export const writeCalendarFile = (events: CalendarEvent[], name?: string): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reinforce//Console//EN',
    'METHOD:PUBLISH',
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`] : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`
