import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCalendarFile } from './write-calendar-file.ts'

const event = {
  id: '7',
  start: new Date('2026-11-20T15:00:00Z'),
  minutes: 45,
  title: 'Demo',
  stamp: new Date('2026-11-19T00:00:00Z'),
}
const octets = (text: string) => encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, 'x').length
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an event is written in UTC with its signs escaped', () => {
  const file = writeCalendarFile([{ ...event, title: 'Demo; Bright, Path', description: 'one\ntwo' }])
  expect(file).toContain(
    'DTSTART:20261120T150000Z\r\nDTEND:20261120T154500Z\r\nSUMMARY:Demo\\; Bright\\, Path\r\nDESCRIPTION:one\\ntwo\r\n',
  )
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})

test('an event keeps its UID when it moves or is canceled, and counts its changes', () => {
  const file = writeCalendarFile([{ ...event, sequence: 3, cancelled: true }])
  for (const line of ['UID:7@reinforce', 'SEQUENCE:3', 'STATUS:CANCELLED']) expect(unfolded(file)).toContain(line)
})

test('no text can begin a line of its own', () => {
  const file = writeCalendarFile([{ ...event, title: 'A\r\nEND:VEVENT\rX\nY\u0000\u000bZ' }], 'Bright\nPath')
  expect(unfolded(file)).toContain(String.raw`SUMMARY:A\nEND:VEVENT\nX\nYZ`)
  expect(unfolded(file)).toContain(String.raw`X-WR-CALNAME:Bright\nPath`)
  expect(unfolded(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('no line has more than 75 octets, no sign is cut, and nothing is lost', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 300 })
  fc.assert(
    fc.property(word, word, (title, place) => {
      const lines = writeCalendarFile([{ ...event, title, place }]).split('\r\n')
      for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75)
      const [summary = ''] = unfolded(lines.join('\r\n')).filter((line) => line.startsWith('SUMMARY:'))
      const read = summary.slice(8).replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
      expect(read).toBe(title.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, ''))
    }),
  )
})

test('a whole file, line by line', () => {
  const whole = writeCalendarFile([{ ...event, description: 'Bring ID', place: 'Main St 1' }, event], 'Reinforce')
  const head = [
    'BEGIN:VEVENT',
    'UID:7@reinforce',
    'DTSTAMP:20261119T000000Z',
    'SEQUENCE:0',
    'DTSTART:20261120T150000Z',
    'DTEND:20261120T154500Z',
    'SUMMARY:Demo',
  ]
  const end = ['STATUS:CONFIRMED', 'END:VEVENT']
  expect(whole.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reinforce//Console//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Reinforce',
    ...head,
    'DESCRIPTION:Bring ID',
    'LOCATION:Main St 1',
    ...end,
    ...head,
    ...end,
    'END:VCALENDAR',
    '',
  ])
  expect(writeCalendarFile([]).split('\r\n')).toHaveLength(6)
})

// 'SUMMARY:' takes eight of the 75 octets, the blank before each further line one.
test.each([
  ['a', 67, 74],
  ['\u07ff', 33, 37],
  ['\u0800', 22, 24],
  ['\uff5e', 22, 24],
  ['\u{10000}', 16, 18],
])('of %j a first line holds %i, a further one %i', (sign, first, further) => {
  const lines = (many: number) => {
    const file = writeCalendarFile([{ ...event, title: sign.repeat(many) }])
    return (/SUMMARY:[\s\S]*?(?=\r\nSTATUS)/.exec(file)?.[0] ?? '').split('\r\n')
  }
  expect(lines(first)).toEqual([`SUMMARY:${sign.repeat(first)}`])
  expect(lines(first + further + 1)).toEqual([`SUMMARY:${sign.repeat(first)}`, ` ${sign.repeat(further)}`, ` ${sign}`])
})
