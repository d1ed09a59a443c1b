import { expect, test } from 'vitest'
import { classifyReply } from './classify-reply.ts'
import { delayStarts, filterAllowed } from './reply-times.ts'

const timeZone = 'America/Phoenix'
/** Wednesday, 9 in the morning in Phoenix. */
const now = new Date('2026-12-02T16:00:00Z')
/** Every half hour of Thursday from 9 to 7. */
const free = Array.from({ length: 21 }, (_, at) => new Date(Date.UTC(2026, 11, 3, 16, at * 30)))
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })

const findFirst = (text: string): string | undefined => {
  const reading = classifyReply(text, { expectation: { kind: 'none' }, now, timeZone })
  if (reading.act !== 'propose' || reading.times === null) return undefined
  const [first] = filterAllowed(delayStarts(reading.times), free, timeZone)
  return first && clock.format(first)
}

test.each([
  ['Sí claro. Salgo de mi trabajo a las 4, después de eso cuando usted guste', '4:30 PM'],
  ['salgo de la escuela a las 3', '3:30 PM'],
  ['salgo de clases a las 2', '2:30 PM'],
  ['my shift ends at 4', '4:30 PM'],
  ['I get off at 4', '4:30 PM'],
  ['after 4', '4:30 PM'],
  ['tomorrow after 4 works for me', '4:30 PM'],
  ['anytime after 3:30', '4:00 PM'],
  ['mañana después de las 4', '4:30 PM'],
  ['any time after half past 4', '5:00 PM'],
])('“%s” is offered nothing before %s', (text, first) => {
  expect(findFirst(text)).toBe(first)
})

test.each([
  ['a partir de las 5', '5:00 PM'],
  ['from 4 on', '4:00 PM'],
  ['starting at 4', '4:00 PM'],
  ['not before 11', '11:00 AM'],
  ['tomorrow at half past 4', '4:30 PM'],
])('“%s” includes its own hour: %s', (text, first) => {
  expect(findFirst(text)).toBe(first)
})
