import { expect, test } from 'vitest'
import { countHoursThatFit, formatWeek } from './count-hours-that-fit.ts'
import { readAvailableHours } from './read-available-hours.ts'
import { parseCases } from './testing/parse-cases.ts'

const free = (text: string) => {
  const week = readAvailableHours(text.split('\n'))
  return week ? formatWeek(week).replaceAll(':00', '').replaceAll(' – ', '–') || 'never' : ''
}

const days = parseCases(`
{Mon, Monday, Mondays, lunes} => Mon all day
{Tue, Tues, Tuesday, martes} => Tue all day
{Wed, Wednesday, Wednesdays, miércoles} => Wed all day
{Thu, Thur, Thurs, Thursday, jueves} => Thu all day
{Fri, Friday, viernes} => Fri all day
{Sat, Saturdays, sábado, sábados} => Sat all day
{Sun, Sunday, domingo, domingos} => Sun all day
Mon {-, to, through, thru, a} Wed => Mon–Wed all day
Mon. - Wed => Mon–Wed all day
Mon  -  Wed => Mon–Wed all day
Mon   -   Wed => Mon all day; Wed all day
Wed - Wed => Wed all day
Sat - Mon => Mon all day; Sat–Sun all day
Mon and Wed => Mon all day; Wed all day
{M-F, m - f} => Mon–Fri all day
m  - f => -
{weekdays, week days, entre semana} => Mon–Fri all day
{weeknights, week nights} => Mon–Fri 5 PM–9 PM
{weekends, week ends, fin de semana, fines de semana} => Sat–Sun all day
{open availability, any time, anytime, completely open, 24/7, disponibilidad completa, disponibilidad abierta} => Mon–Sun all day
{every day, any day, 7 days, seven days, daily, todos los días} => Mon–Sun all day
{monk, sunny, reopen availability} => -
`)
test.each(days)('%s are days', (text, said) => expect(free(text)).toBe(said))

const parts = parseCases(`
Fri {all day, todo el día} => Fri all day
Fri {after school, after-school, afterschool, después de la escuela, después de escuela} => Fri 3 PM–8 PM
Fri {morning, mornings, mañana, mañanas} => Fri 7 AM–12 PM
Fri {afternoon, afternoons} => Fri 12 PM–5 PM
Fri {tarde, tardes} => Fri 12 PM–8 PM
Fri {evening, evenings} => Fri 5 PM–9 PM
Fri {overnight, overnights} => Fri until 6 AM and from 10 PM
Fri {night, nights, noche, noches} => Fri 6 PM–10 PM
Fri 3 {-, to, a, until, till, hasta} 8 => Fri 3 PM–8 PM
Fri 3  -  8 => Fri 3 PM–8 PM
Fri 3   -   8 => Fri all day
Fri 3 p.m. - 8 p.m. => Fri 3 PM–8 PM
Fri 3 pm-8:30 pm => Fri 3 PM–8:30 PM
Fri 3:60-8 => Fri all day
Fri 3:59-8 => Fri 3:59 PM–8 PM
Fri 24-25 => Fri all day
Fri 23-24 => Fri from 11 PM
Fri 0-24 => Fri from 12 PM
Fri 13-15 => Fri 1 PM–3 PM
Fri 12am-12pm => Fri until 12 PM
Fri 11-1 => Fri 11 AM–1 PM
Fri 7-8 => Fri 7 AM–8 PM
Fri 6-8 => Fri 6 PM–8 PM
Fri 12-1 => Fri 12 PM–1 PM
Fri 8-8 => Fri 8 AM–8 PM
Fri 8pm-8pm => Fri all day
Fri 8pm-7pm => Fri all day
Fri 10pm-12am => Fri from 10 PM
Fri 10pm-12 => Fri from 10 PM
Fri 9-9am => Fri all day
Fri 9-10am => Fri 9 AM–10 AM
Fri 11-1am => Fri all day
Fri 1-11am => Fri 1 AM–11 AM
Fri 8am-3 => Fri 8 AM–3 PM
Fri 5am-4 => Fri 5 AM–4 PM
Fri 1/3-8 => Fri all day
Fri 3-8/1 => Fri all day
Fri 13-8 => Fri 1 PM–8 PM
Fri {after 4, from 4, starting at 4, después de las 4, desde las 4, a partir de las 4} => Fri from 4 PM
Fri after  4 => Fri from 4 PM
Fri after   4 => Fri all day
Fri after 7 => Fri from 7 AM
Fri after 11 => Fri from 11 AM
Fri after 12 => Fri from 12 PM
Fri after 6 => Fri from 6 PM
Fri after 4:30 pm => Fri from 4:30 PM
After 4 on Fri => Fri from 4 PM
Fri {before 4, until 4, till 4, antes de las 4, hasta las 4} => Fri until 4 PM
Fri before 25 => Fri all day
Fri before 24 => Fri all day
Fri 23-24:30 => Fri all day
Fri 3-8 {hours, hrs, horas, clients, years, months, miles, days, minutes, min} => Fri all day
Fri 3-8 minus => Fri 3 PM–8 PM
Fri 3-8% => Fri all day
Fri 3-8+ hours => Fri all day
Fri 3-8  +  hours => Fri all day
Fri 3-8 and more hours => Fri 3 PM–8 PM
`)
test.each(parts)('%s is a time', (text, said) => expect(free(text)).toBe(said))

const groups = parseCases(`
Mon 3-5, Tue 5-7 => Mon 3 PM–5 PM; Tue 5 PM–7 PM
3-5 Mon, 5-7 Tue => Mon 3 PM–5 PM; Tue 5 PM–7 PM
3-5 Mon and Tue => Mon 3 PM–5 PM; Tue all day
3-5 Mon & Tue => Mon 3 PM–5 PM; Tue all day
3-5 and Tue => Mon 3 PM–5 PM; Tue all day; Wed–Fri 3 PM–5 PM
3-5 & Tue => Mon 3 PM–5 PM; Tue all day; Wed–Fri 3 PM–5 PM
3-5 + Tue => Mon 3 PM–5 PM; Tue all day; Wed–Fri 3 PM–5 PM
3-5 y martes => Mon 3 PM–5 PM; Tue all day; Wed–Fri 3 PM–5 PM
3-5 yes Tue => Tue 3 PM–5 PM
3-5 Mon Tue 5-7 => Mon 3 PM–5 PM; Tue 5 PM–7 PM
3-5 Mon 5-7 => Mon 3 PM–7 PM; Tue–Fri 5 PM–7 PM
Mon 3-5 5-7 Tue => Mon 3 PM–7 PM; Tue all day
Mon 3-5; 5-7 => Mon 3 PM–7 PM; Tue–Fri 5 PM–7 PM
Mon 3-5. 5-7 => Mon 3 PM–7 PM; Tue–Fri 5 PM–7 PM
Mon 3-5 but 5-7 => Mon 3 PM–7 PM; Tue–Fri 5 PM–7 PM
Mon 3-5 pero 5-7 => Mon 3 PM–7 PM; Tue–Fri 5 PM–7 PM
Mon open availability => Mon–Sun all day
Mon weeknights => Mon all day; Tue–Fri 5 PM–9 PM
weeknights Sat => Mon–Fri 5 PM–9 PM; Sat all day
weeknights, Sat 3-5 => Mon–Fri 5 PM–9 PM; Sat 3 PM–5 PM
not weeknights => Mon–Fri until 5 PM and from 9 PM; Sat–Sun all day
not Mon weeknights => Tue–Fri 5 PM–9 PM
Mon-Fri {except, excluding, but not, not, no, unable, cannot, can't, unavailable, excepto, menos, salvo} Wed => Mon–Tue all day; Thu–Fri all day
Mon-Fri, nothing Wed => Mon–Fri all day
Mon-Fri except 3-5 => Mon–Fri until 3 PM and from 5 PM
except 3-5 => Mon–Sun until 3 PM and from 5 PM
Mon 3-8 except Mon 4-5 => Mon 3 PM–4 PM and 5 PM–8 PM
Mon 3-8 except Mon 3-5 => Mon 5 PM–8 PM
Mon 3-8 except Mon 5-8 => Mon 3 PM–5 PM
Mon 3-8 except Mon 8-9pm => Mon 3 PM–8 PM
Mon 3-8 except Mon => never
Mon 3-5 and 5-7 => Mon 3 PM–7 PM
Mon 3-6 and 4-5 => Mon 3 PM–6 PM
Mon 5-7 and 2-3 => Mon 2 PM–3 PM and 5 PM–7 PM
not. Mon => Mon all day
Mon / Tue => Mon–Tue all day
Mon / Mon => Mon all day
cook => -
`)
test.each(groups)('%j groups its days and times', (text, said) => expect(free(text)).toBe(said))

test('formats a week in runs of days alike', () => {
  const [short, long] = [[{ opens: 540, closes: 600 }], [{ opens: 0, closes: 1_440 }]]
  expect(formatWeek([short, short, [], short, long, long, long])).toBe(
    'Mon–Tue 9:00 AM – 10:00 AM; Thu 9:00 AM – 10:00 AM; Fri–Sun all day',
  )
  expect(formatWeek([[...short, { opens: 660, closes: 720 }]])).toBe('Mon 9:00 AM – 10:00 AM and 11:00 AM – 12:00 PM')
  expect(formatWeek([])).toBe('')
})

test('of the open hours those count that fall into them, day by day', () => {
  const hours = {
    weekdays: { opens: 600, closes: 700 },
    saturday: { opens: 600, closes: 650 },
    sunday: { opens: 600, closes: 610 },
  }
  const all = Array.from({ length: 7 }, () => [{ opens: 0, closes: 1_440 }])
  const only = (day: number, opens: number, closes: number) =>
    all.map((_, at) => (at === day ? [{ opens, closes }] : []))
  expect(countHoursThatFit(all, hours)).toEqual({ fits: 560, open: 560 })
  expect(countHoursThatFit(only(0, 0, 610), hours).fits).toBe(10)
  expect(countHoursThatFit(only(4, 690, 800), hours).fits).toBe(10)
  expect(countHoursThatFit(only(5, 0, 1_440), hours).fits).toBe(50)
  expect(countHoursThatFit(only(6, 0, 1_440), hours).fits).toBe(10)
  expect(countHoursThatFit(only(6, 700, 800), hours).fits).toBe(0)
  expect(countHoursThatFit([], hours)).toEqual({ fits: 0, open: 560 })
  expect(countHoursThatFit(all, { ...hours, sunday: { opens: 610, closes: 600 } }).open).toBe(550)
})
