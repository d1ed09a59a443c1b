import { expect, test } from 'vitest'
import { formatHourForClinic, writeBookedText, writeCorrectionText, writeOfferText } from './booking-words.ts'
import { pickFittingTimes, pickThreeTimes } from './pick-three-times.ts'
import { canUndo, canUndoFully } from './undo-window.ts'

const at = new Date('2026-12-01T20:00:00Z')
const eastern = { zone: 'America/New_York', candidateZone: null, language: 'en' as const }
const central = { timeZone: 'America/Chicago', isGuess: false }

test('the text of a booking has kind, interviewer, and the hour on the candidate’s clock and no other', () => {
  const booked = { ...eastern, at, type: 'Phone' as const, organization: 'Bright Path ABA', interviewer: 'Dana' }
  expect(writeBookedText(booked)).toBe(
    'Hi {{Candidate First}}, your phone interview with Dana of Bright Path ABA is on Tue, Dec 1 at 3:00 PM EST. Reply here if you need another time.',
  )
  expect(writeBookedText({ ...booked, candidateZone: central })).toContain('on Tue, Dec 1 at 2:00 PM CST. Reply')
  expect(writeBookedText({ ...booked, candidateZone: central, type: 'In person' })).toContain('at 3:00 PM EST. Reply')
  expect(formatHourForClinic(at, { ...eastern, candidateZone: central })).toBe(
    'Tue, Dec 1 at 3:00 PM EST (2:00 PM CST theirs)',
  )
  expect(formatHourForClinic(at, eastern)).toBe('Tue, Dec 1 at 3:00 PM EST')
  expect(writeBookedText({ ...booked, language: 'es', interviewer: null })).toMatch(
    /^Hola {{Candidate First}}, su entrevista por teléfono con Bright Path ABA es el mar 1 dic a las 3:00/,
  )
})

test('three times and a link are offered in the candidate’s language', () => {
  const link = 'https://example.test/book/abc'
  const offered = { ...eastern, times: [at, new Date('2026-12-02T15:00:00Z')], organization: 'Bright Path ABA', link }
  expect(writeOfferText(offered)).toBe(
    'Hi {{Candidate First}}, would one of these times suit you for an interview with Bright Path ABA? Tue, Dec ' +
      '1 at 3:00 PM EST; Wed, Dec 2 at 10:00 AM EST. Or choose another one here: https://example.test/book/abc',
  )
  expect(writeOfferText({ ...offered, language: 'es' })).toMatch(
    /^Hola .* O elija otra aquí: https:\/\/example.test\/book\/abc$/,
  )
})

test('a typed name is no tag in these words', () => {
  const typed = { ...eastern, at, type: 'Video' as const, organization: '{{User Full}} <script>', interviewer: '{x}' }
  expect(writeBookedText(typed)).not.toMatch(/{{User|{x}/)
})

test('a correction names what does not take place', () => {
  expect(writeCorrectionText({ ...eastern, at, type: 'Phone' })).toBe(
    'Hi {{Candidate First}}, a correction: your phone interview on Tue, Dec 1 at 3:00 PM EST does not take place. We will write with another time.',
  )
  expect(writeCorrectionText({ ...eastern, at, type: 'Phone', language: 'es' })).toContain('no tendrá lugar')
})

const hours = (day: string, from: number, until: number) =>
  Array.from({ length: until - from }, (_, n) => new Date(`${day}T${String(from + n).padStart(2, '0')}:00:00Z`))

test('three times lie on three days, in the morning, after noon and later, as near as they are free', () => {
  const starts = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].flatMap((day) => hours(day, 14, 23))
  expect(pickThreeTimes(starts, 'America/New_York').map((each) => each.toISOString())).toEqual([
    '2026-12-01T15:00:00.000Z',
    '2026-12-02T19:00:00.000Z',
    '2026-12-03T21:00:00.000Z',
  ])
})

test.each([
  ['one day', hours('2026-12-01', 14, 23), 3],
  ['two days', [...hours('2026-12-01', 14, 16), ...hours('2026-12-02', 20, 21)], 3],
  ['two hours', hours('2026-12-01', 14, 16), 2],
  ['nothing', [], 0],
])('of %s free as many different ones are offered, in order', (_, starts, n) => {
  const times = pickThreeTimes(starts, 'America/New_York').map((each) => each.getTime())
  expect(new Set(times).size).toBe(n)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

const listFittingDays = (starts: readonly Date[]) => [
  ...new Set(pickFittingTimes(starts, 'America/New_York').map((each) => each.toISOString().slice(0, 10))),
]

test('times that fit a reply are on working days, and on others where nothing else fits', () => {
  const weekend = ['2026-12-05', '2026-12-06'].flatMap((day) => hours(day, 20, 23))
  const thanksgiving = hours('2026-11-26', 20, 23)
  expect(listFittingDays([...thanksgiving, ...weekend, ...hours('2026-12-07', 20, 23)])).toEqual(['2026-12-07'])
  expect(listFittingDays(weekend)).toEqual(['2026-12-05', '2026-12-06'])
})

test('an undo works for an hour or until the start, and is complete only shortly after and before any text', () => {
  const madeAt = new Date('2026-12-01T15:00:00Z')
  const after = (seconds: number) => new Date(madeAt.getTime() + seconds * 1_000)
  expect(canUndo({ madeAt, startsAt: at, now: after(3_599) })).toBe(true)
  expect(canUndo({ madeAt, startsAt: at, now: after(3_600) })).toBe(false)
  expect(canUndo({ madeAt, startsAt: after(60), now: after(60) })).toBe(false)
  const told = { madeAt, textLeft: false, changedSince: false }
  expect(canUndoFully({ ...told, now: after(59) })).toBe(true)
  expect(canUndoFully({ ...told, now: after(60) })).toBe(false)
  expect(canUndoFully({ ...told, now: after(5), textLeft: true })).toBe(false)
  expect(canUndoFully({ ...told, now: after(5), changedSince: true })).toBe(false)
})

const on = (day: number, hour: number) => new Date(Date.UTC(2026, 11, day, hour))

test('three times are of the hours that a candidate wrote of; where fewer fit, those and the nearest', () => {
  const free = [1, 2, 3].flatMap((day) => [15, 17, 19, 21].map((hour) => on(day, hour)))
  const after = (day: number, hour: number) => [{ from: on(day, hour), until: on(day + 1, 5) }]
  expect(pickThreeTimes(free, eastern.zone, after(2, 16))).toEqual([on(2, 17), on(2, 19), on(2, 21)])
  expect(pickThreeTimes(free, eastern.zone, after(2, 20))).toEqual([on(2, 17), on(2, 19), on(2, 21)])
  expect(pickThreeTimes(free, eastern.zone, after(9, 20))).toEqual([on(3, 17), on(3, 19), on(3, 21)])
  expect(pickThreeTimes([], eastern.zone, after(2, 16))).toEqual([])
  expect(pickThreeTimes(free, eastern.zone, [])).toEqual(pickThreeTimes(free, eastern.zone))
})
