export type CalendarEvent = {
  id: string
  start: Date
  minutes: number
  title: string
  description?: string
  place?: string
  stamp: Date
  cancelled?: boolean
}

const moment = (at: Date) => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

/** Lines longer than 75 octets go on after a line break and a blank (RFC 5545, 3.1). */
const folded = (line: string): string => {
  const [first = '', ...rest] = line.match(/[\s\S]{1,60}/gu) ?? []
  return [first, ...rest.map((part) => ` ${part}`)].join('\r\n')
}

const eventLines = ({ id, start, minutes, title, description, place, stamp, cancelled }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${id}@reinforce`,
  `DTSTAMP:${moment(stamp)}`,
  `DTSTART:${moment(start)}`,
  `DTEND:${moment(new Date(start.getTime() + minutes * 60_000))}`,
  `SUMMARY:${escaped(title)}`,
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** Events as an iCalendar file (RFC 5545), times in UTC. */
export const calendarFile = (events: CalendarEvent[]): string =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Reinforce//Console//EN', 'METHOD:PUBLISH', ...events.flatMap(eventLines), 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`
