import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countHoursThatFit, formatWeek } from './count-hours-that-fit.ts'
import { readAvailableHours } from './read-available-hours.ts'

const short = (text: string) => {
  const week = readAvailableHours([text])
  return week && formatWeek(week).replaceAll(':00', '').replaceAll(' – ', '–')
}

test.each([
  ['Availability: Monday - Friday 3pm-8pm', 'Mon–Fri 3 PM–8 PM'],
  ['Available weekday evenings and weekends', 'Mon–Fri 5 PM–9 PM; Sat–Sun all day'],
  ['Evenings and weekends', 'Mon–Fri 5 PM–9 PM; Sat–Sun all day'],
  ['After 3 pm on weekdays and all day Saturday', 'Mon–Fri from 3 PM; Sat all day'],
  ['Mon, Wed, Fri 9-5', 'Mon 9 AM–5 PM; Wed 9 AM–5 PM; Fri 9 AM–5 PM'],
  ['Mon-Fri 9-12 and 3-8; Saturday 10-2pm', 'Mon–Fri 9 AM–12 PM and 3 PM–8 PM; Sat 10 AM–2 PM'],
  ['Mon-Fri (3-8), Sat (9-1)', 'Mon–Fri 3 PM–8 PM; Sat 9 AM–1 PM'],
  ['Availability: M-F 3-7', 'Mon–Fri 3 PM–7 PM'],
  ['weeknights and Saturday mornings', 'Mon–Fri 5 PM–9 PM; Sat 7 AM–12 PM'],
  ['Mon-Thu 2:30 pm to 7:30 pm, Fri until 6 pm', 'Mon–Thu 2:30 PM–7:30 PM; Fri until 6 PM'],
  ['8am - 8pm, 7 days a week', 'Mon–Sun 8 AM–8 PM'],
  ['Tuesday/Thursday after school', 'Tue 3 PM–8 PM; Thu 3 PM–8 PM'],
  ['Friday through Monday mornings', 'Mon 7 AM–12 PM; Fri–Sun 7 AM–12 PM'],
  ['overnights', 'Mon–Fri until 6 AM and from 10 PM'],
  ['Open availability', 'Mon–Sun all day'],
  ['Lunes a viernes 15:00-20:00', 'Mon–Fri 3 PM–8 PM'],
  ['Disponible entre semana por las tardes, fines de semana', 'Mon–Fri 12 PM–8 PM; Sat–Sun all day'],
  ['sábados por la mañana', 'Sat 7 AM–12 PM'],
])('hours are read as a clinic reads them: %s', (text, expected) => {
  expect(short(text)).toBe(expected)
})

test.each([
  ['Available 3-7 pm', 'Mon–Fri 3 PM–7 PM'],
  ['Available Mondays', 'Mon all day'],
])('times without a day are those of Monday to Friday, days without a time the whole day: %s', (text, expected) => {
  expect(short(text)).toBe(expected)
})

test.each([
  ['Available any time except Sundays', 'Mon–Sat all day'],
  ['No weekends', 'Mon–Fri all day'],
  ['Available Monday through Friday, not available Wednesday', 'Mon–Tue all day; Thu–Fri all day'],
  ['Mon-Fri 3-8 but not Wednesday evenings', 'Mon–Tue 3 PM–8 PM; Wed 3 PM–5 PM; Thu–Fri 3 PM–8 PM'],
  ['todos los días excepto domingos', 'Mon–Sat all day'],
])('what is excepted is taken out: %s', (text, expected) => {
  expect(short(text)).toBe(expected)
})

test.each([
  'Available full time',
  'Available immediately',
  '20-25 hours per week',
  '30 hrs a week',
  'Looking for part-time',
  'Available from 25-99',
  '',
])('how much, or how soon, is not when: %s', (text) => {
  expect(readAvailableHours([text])).toBeNull()
})

test.each([
  ['3-8', '3 PM–8 PM'],
  ['9-5', '9 AM–5 PM'],
  ['10-2pm', '10 AM–2 PM'],
  ['9-11pm', '9 PM–11 PM'],
  ['6-2', '6 AM–2 PM'],
  ['8am-12', '8 AM–12 PM'],
  ['12-6', '12 PM–6 PM'],
  ['7 p.m.-12 a.m.', 'from 7 PM'],
])('hours without am or pm are those that make sense: %s', (text, expected) => {
  expect(short(`Fri ${text}`)).toBe(`Fri ${expected}`)
})

test('several lines add up in any order, and the same line twice is one', () => {
  const lines = ['Mon-Fri 3-8', 'Saturday 9-1', 'Mon 7-9pm']
  expect(readAvailableHours(lines)).toEqual(readAvailableHours([...lines, ...lines].toReversed()))
  expect(formatWeek(readAvailableHours(lines) ?? [])).toContain('Mon 3:00 PM – 9:00 PM; Tue–Fri 3:00 PM – 8:00 PM')
})

test('a week has seven days of spans in order that do not touch, for any words', () => {
  const word = fc.constantFrom(
    'mon',
    'fri-sun',
    '3-8',
    '9am',
    'after 4',
    'except',
    'not',
    ';',
    'and',
    ',',
    'evenings',
    'm-f',
    '24-1',
    '-',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const week = readAvailableHours([words.join(' ')])
      if (week === null) return
      expect(week).toHaveLength(7)
      for (const spans of week)
        spans.forEach(({ opens, closes }, n) => {
          expect(opens).toBeLessThan(closes)
          expect(opens).toBeGreaterThan(spans[n - 1]?.closes ?? -1)
          expect(closes).toBeLessThanOrEqual(1_440)
        })
    }),
  )
})

const hours = {
  weekdays: { opens: 900, closes: 1200 },
  saturday: { opens: 540, closes: 720 },
  sunday: { opens: 0, closes: 0 },
}

test.each([
  ['Mon-Fri 3-8', 1500],
  ['Mon-Fri 9-5', 600],
  ['Mon-Fri 9-4 and 7-9pm', 600],
  ['weekends', 180],
  ['Sunday', 0],
  ['Open availability', 1680],
])('of the open hours of a place those that fit are counted in minutes: %s', (text, fits) => {
  expect(countHoursThatFit(readAvailableHours([text]) ?? [], hours)).toEqual({ fits, open: 1680 })
})

test('a week without an hour has no words', () => {
  expect(formatWeek(readAvailableHours(['Mon-Fri except every day']) ?? [])).toBe('')
})
