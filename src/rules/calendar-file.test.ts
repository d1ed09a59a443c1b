import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

test('an event is written in UTC with its signs escaped', () => {
  const file = calendarFile([
    {
      id: '7',
      start: new Date('2026-11-20T15:00:00Z'),
      minutes: 45,
      title: 'Demo; Bright, Path',
      description: 'one\ntwo',
      stamp: new Date('2026-11-19T00:00:00Z'),
    },
  ])
  expect(file).toContain(
    'DTSTART:20261120T150000Z\r\nDTEND:20261120T154500Z\r\nSUMMARY:Demo\\; Bright\\, Path\r\nDESCRIPTION:one\\ntwo\r\n',
  )
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})

test('long lines are folded and lose nothing', () => {
  const file = calendarFile([{ id: '7', start: new Date(0), minutes: 1, title: 'x'.repeat(200), stamp: new Date(0) }])
  expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true)
  expect(file.replaceAll('\r\n ', '')).toContain('x'.repeat(200))
})
