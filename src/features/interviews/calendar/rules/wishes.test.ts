import { filterFitting, sortNearestFirst } from '@reinforce/reply-reader/replies/wish/prefer.ts'
import { parseWish, type SaidText } from '@reinforce/reply-reader/replies/wish/wishes.ts'
import { expect, test } from 'vitest'
import { formatWish } from './format-wish.ts'

const timeZone = 'America/Phoenix'
/** Wednesday, 9 in the morning in Phoenix. */
const now = new Date('2026-12-02T16:00:00Z')
const hours = { opens: 540, closes: 1200 }
const hoursAgo = (by: number) => new Date(now.getTime() - by * 3_600_000)
const wish = (body: string, more: { at?: Date; hours?: typeof hours } = {}) =>
  parseWish([{ body, at: more.at ?? now }], { timeZone, now, hours: more.hours ?? hours })
const read = (body: string) => {
  const found = wish(body)
  return found ? formatWish(found) : null
}

// In our own words, after the ways in which people write on public pages and in public texts.
test.each([
  ['tomorrow after 3', 'Thu, Dec 3, after 3:00 PM Phoenix time'],
  ['Can we do tmrw after 3?', 'Thu, Dec 3, after 3:00 PM Phoenix time'],
  ['anytime before noon', 'any day, before 12:00 PM Phoenix time'],
  ['after work', 'any day, after 5:00 PM Phoenix time'],
  ['Thurs or Fri morning', 'Thu, Dec 3 or Fri, Dec 4, before 12:00 PM Phoenix time'],
  ['weekends only', 'weekends'],
  ['not monday', 'any day but Mon, Dec 7'],
  ['im off at 330', 'any day, after 3:30 PM Phoenix time'],
  ['I get off work at 5 so anytime after that', 'any day, after 5:00 PM Phoenix time'],
  ['im in class til 2 on thursday', 'Thu, Dec 3, after 2:00 PM Phoenix time'],
  ['Monday or Tuesday between 10 and 12', 'Mon, Dec 7 or Tue, Dec 8, 10:00 AM – 12:00 PM Phoenix time'],
  ['any weekday after 4pm', 'weekdays, after 4:00 PM Phoenix time'],
  ['mornings are best', 'any day, before 12:00 PM Phoenix time'],
  ['evenings work better for me', 'any day, after 5:00 PM Phoenix time'],
  ['next week works', 'Mon, Dec 7 – Sun, Dec 13'],
  ['next tues', 'Tue, Dec 8'],
  ['friday at 1', 'Fri, Dec 4, at 1:00 PM Phoenix time'],
  ['cant do mornings', 'any day, after 12:00 PM Phoenix time'],
  ["I can't make it tonight", 'any day; Wed, Dec 2 only before 5:00 PM Phoenix time'],
  ['I cant make it at 2', 'any day, not at 2:00 PM Phoenix time'],
  ['around 10', 'any day, around 10:00 AM Phoenix time'],
  ['weekdays after school lets out', 'weekdays, after 3:00 PM Phoenix time'],
  ['early morning tomorrow', 'Thu, Dec 3, before 12:00 PM Phoenix time'],
  ['late afternoon friday', 'Fri, Dec 4, 3:00 PM – 6:00 PM Phoenix time'],
  ['friday after lunch', 'Fri, Dec 4, after 1:00 PM Phoenix time'],
  ['this afternoon', 'Wed, Dec 2, 12:00 PM – 5:00 PM Phoenix time'],
  ['today or tomorrow', 'Wed, Dec 2 or Thu, Dec 3'],
  ['mañana por la tarde', 'Thu, Dec 3, 12:00 PM – 5:00 PM Phoenix time'],
  ['el jueves después de las 4', 'Thu, Dec 3, after 4:00 PM Phoenix time'],
  ['Puedo el viernes en la mañana', 'Fri, Dec 4, before 12:00 PM Phoenix time'],
  ['salgo del trabajo a las 5', 'any day, after 5:00 PM Phoenix time'],
  ['después del trabajo', 'any day, after 5:00 PM Phoenix time'],
  ['los fines de semana', 'weekends'],
  ['lunes o martes después de las 2', 'Mon, Dec 7 or Tue, Dec 8, after 2:00 PM Phoenix time'],
  ['cualquier día menos el lunes', 'any day but Mon, Dec 7'],
  ['sábado temprano', 'Sat, Dec 5, before 12:00 PM Phoenix time'],
])('“%s” is a wish for %s', (body, words) => {
  expect(read(body)).toBe(words)
})

const findFirst = (body: string) => wish(body)?.ranges[0]?.from.toISOString()
test('after work or a class, times are offered half an hour later than the words, and other hours as they were named', () => {
  expect(findFirst('tomorrow im off at 330')).toBe('2026-12-03T23:00:00.000Z')
  expect(findFirst('mañana salgo del trabajo a las 5')).toBe('2026-12-04T00:30:00.000Z')
  expect(findFirst('tomorrow I babysit but work until 4')).toBe('2026-12-03T23:30:00.000Z')
  expect(findFirst('im in class til 2 on thursday')).toBe('2026-12-03T21:30:00.000Z')
  expect(findFirst('My last class ends at 12 tomorrow')).toBe('2026-12-03T19:30:00.000Z')
  // After an hour is not the hour itself; from an hour is.
  expect(findFirst('tomorrow after 330')).toBe('2026-12-03T22:31:00.000Z')
  expect(findFirst('tomorrow from 330')).toBe('2026-12-03T22:30:00.000Z')
  expect(findFirst('I get off at 4 so friday at 430')).toBe('2026-12-04T23:30:00.000Z')
})

test.each([
  'hi I saw the RBT job',
  'I start my new job monday',
  'what time tomorrow?',
  'I was there yesterday at 3',
  'STOP',
  'stop texting me after 3',
  'wrong number, call me never',
  'No thanks, I found a job. Started monday',
  'Loved “tomorrow after 3”',
  'ok',
  '',
  'sounds good thanks',
])('“%s” is no wish', (body) => {
  expect(read(body)).toBeNull()
})

test('a wish is quoted in the words that said it, short and in one line', () => {
  expect(wish('cant do mornings')?.quote).toBe('cant do mornings')
  expect(wish('Hi there! I would really love to talk about this job with you. Tomorrow after 3 works.')?.quote).toBe(
    'Tomorrow after 3 works',
  )
  const long = wish(
    `so ${'I was thinking about it a lot and '.repeat(3)} maybe\n\n thursday after 3 if that is ok with everybody there`,
  )
  expect(long?.quote).toBe('thursday after 3 if that is ok with everybody there')
  expect(wish(`${'x '.repeat(100)}thursday after 3${' y'.repeat(100)}`)?.quote).toBe('thursday after 3')
  expect(wish('<script>alert(1)</script> tomorrow after 3')?.quote).toBe('<script>alert(1)</script> tomorrow after 3')
})

test('a day counts from when it was written, on the clock of the writer', () => {
  // Half past eleven at night in Phoenix is the next day in UTC.
  const night = new Date('2026-12-02T06:30:00Z')
  const found = wish('tomorrow after 3', { at: night })
  expect(found?.ranges).toEqual([{ from: new Date('2026-12-02T22:01:00Z'), until: new Date('2026-12-03T07:00:00Z') }])
})

const texts = (...said: [string, number][]): SaidText[] => said.map(([body, ago]) => ({ body, at: hoursAgo(ago) }))
const of = (all: SaidText[]) => parseWish(all, { timeZone, now, hours })

test('the newest text that says a day or an hour counts; what has passed is none', () => {
  expect(of(texts(['thursday after 3', 30], ['friday morning', 20], ['ok thanks', 1]))?.quote).toBe('friday morning')
  expect(of(texts(['today after 3', 30]))).toBeNull()
  expect(of(texts(['friday morning', 40], ['today after 3', 30]))).toBeNull()
  expect(of(texts(['thursday after 3', 24 * 6]))).toBeNull()
  expect(of(texts(['thursday after 3', -1]))).toBeNull()
  expect(of([])).toBeNull()
})

const first = (body: string, opens: number, closes: number) =>
  wish(body, { hours: { opens, closes } })?.days[1]?.spans[0]?.[0]

test('an hour without AM or PM is one at which interviews can begin', () => {
  expect(first('after 3', 540, 1200)).toBe(900)
  expect(first('after 8', 480, 1020)).toBe(480)
  expect(first('after 8', 720, 1320)).toBe(1200)
  expect(first('after 8am', 720, 1320)).toBe(480)
  expect(first('after 9', 540, 1200)).toBe(540)
})

test('a number of something is no hour', () => {
  expect(read('I can call you back after 3 days')).toBeNull()
  expect(read('after 2 weeks of training')).toBeNull()
  expect(read("I can 't go tomorrow")).toBe('any day but Thu, Dec 3')
})

const at = (hour: number) => new Date(`2026-12-03T${String(hour).padStart(2, '0')}:00:00Z`)

test('free hours that fit come first, then the nearest; without a wish nothing changes', () => {
  const starts = [16, 18, 21, 22, 23].map(at)
  const ranges = wish('tomorrow after 3')?.ranges ?? []
  expect(filterFitting(starts, ranges)).toEqual([at(23)])
  expect(sortNearestFirst(starts, ranges)).toEqual([23, 22, 21, 18, 16].map(at))
  expect(filterFitting(starts, wish('tomorrow from 3')?.ranges ?? [])).toEqual([at(22), at(23)])
  expect(sortNearestFirst(starts, [])).toEqual(starts)
  expect(sortNearestFirst([], ranges)).toEqual([])
})

test('a wish over a change of hours keeps the hour that clocks show', () => {
  const found = parseWish([{ body: 'sunday from 3', at: new Date('2026-10-31T16:00:00Z') }], {
    timeZone: 'America/New_York',
    now: new Date('2026-10-31T16:00:00Z'),
    hours,
  })
  expect(found?.ranges).toEqual([{ from: new Date('2026-11-01T20:00:00Z'), until: new Date('2026-11-02T05:00:00Z') }])
})

test('of a text of ten megabytes the beginning is read', () => {
  const text = 'tomorrow after 3 '.repeat(600_000)
  expect(wish(text)).toEqual(wish(text.slice(0, 2_000)))
})
