import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { foldLine } from '../words.ts'
import { findDatePoints, toMonth } from './find-date-points.ts'
import { findDateRanges } from './find-date-ranges.ts'

/** Kind, months and the words themselves of the moments in a line. */
const moments = (text: string) => {
  const folded = foldLine(text)
  return findDatePoints(folded, 2026)
    .map(
      ({ kind, from, to, month, start, end }) =>
        `${kind} ${kind === 'bare' ? month : `${from}..${to}`} “${folded.slice(start, end)}”`,
    )
    .join(', ')
}

const names = parseCases(`
{Jan, January, Enero, Ene} 2021 => month 2021-01..2021-01
{Feb, Febrero, Febr} 2021 => month 2021-02..2021-02
{Mar, March, Marzo} 2021 => month 2021-03..2021-03
{Apr, Abril, Abr} 2021 => month 2021-04..2021-04
{May, Mayo} 2021 => month 2021-05..2021-05
{Jun, Junio} 2021 => month 2021-06..2021-06
{Jul, July, Julio} 2021 => month 2021-07..2021-07
{Aug, Agosto, Ago} 2021 => month 2021-08..2021-08
{Sep, Sept, September, Septiembre, Setiembre} 2021 => month 2021-09..2021-09
{Oct, Octubre} 2021 => month 2021-10..2021-10
{Nov, Noviembre} 2021 => month 2021-11..2021-11
{Dec, Diciembre, Dic} 2021 => month 2021-12..2021-12
{Spring, Primavera} 2021 => season 2021-03..2021-05
{Summer, Verano} 2021 => season 2021-06..2021-08
{Fall, Autumn, Otoño} 2021 => season 2021-09..2021-11
{Winter, Invierno} 2021 => season 2021-12..2022-02
{present, current, now, today, to date, ongoing, presente, actualidad, hoy, la fecha, ahora, pres} => present ..
`)
test.each(names)('%s', (text, said) => expect(moments(text).replace(/ “.*/, '')).toBe(said))

const shapes = parseCases(`
5 de mayo de 2021 => month 2021-05..2021-05 “5 de mayo de 2021”
5th of May of 2021 => month 2021-05..2021-05 “5th of may of 2021”
12 May 2021 => month 2021-05..2021-05 “12 may 2021”
May 5, 2021 => month 2021-05..2021-05 “may 5, 2021”
May  15th,2021 => month 2021-05..2021-05 “may  15th,2021”
May. 2021 => month 2021-05..2021-05 “may. 2021”
May., 2021 => month 2021-05..2021-05 “may., 2021”
May/2021 => month 2021-05..2021-05 “may/2021”
May'21 => month 2021-05..2021-05 “may'21”
May 21 => month 2021-05..2021-05 “may 21”
May 21st => -
May 21% => -
May 21.5 => -
May 21,000 => -
May 2021% => -
May 1949 => -
May 1950 => month 1950-05..1950-05 “may 1950”
May 36 => month 2036-05..2036-05 “may 36”
May 37 => month 1937-05..1937-05 “may 37”
Mayx 2021 => year 2021-01..2021-12 “2021”
xMay 2021 => year 2021-01..2021-12 “2021”
Fall, 2021 => season 2021-09..2021-11 “fall, 2021”
Fall  of 2021 => season 2021-09..2021-11 “fall  of 2021”
otoño del 2021 => season 2021-09..2021-11 “otono del 2021”
Fallen 2021 => year 2021-01..2021-12 “2021”
2021-03-15 => month 2021-03..2021-03 “2021-03-15”
2021-13-15 => year 2021-01..2021-12 “2021”
2021-00-15 => year 2021-01..2021-12 “2021”
2021-03-155 => month 2021-03..2021-03 “2021-03”
3/15/2021 => month 2021-03..2021-03 “3/15/2021”
15/3/2021 => month 2021-03..2021-03 “15/3/2021”
15/13/2021 => -
0/3/2021 => -
3.15.21 => month 2021-03..2021-03 “3.15.21”
3-15-21 => month 2021-03..2021-03 “3-15-21”
3/15/211 => -
2021/03 => month 2021-03..2021-03 “2021/03”
2021.12 => month 2021-12..2021-12 “2021.12”
2021/03/1 => year 2021-01..2021-12 “2021”
2021/13 => year 2021-01..2021-12 “2021”
03/2021 => month 2021-03..2021-03 “03/2021”
3 / 2021 => year 2021-01..2021-12 “2021”
3 - 2021 => month 2021-03..2021-03 “3 - 2021”
12.2021 => month 2021-12..2021-12 “12.2021”
13/2021 => -
3/20215 => -
03/21 => month 2021-03..2021-03 “03/21”
3/21 => month 2021-03..2021-03 “3/21”
12/21 => month 2021-12..2021-12 “12/21”
13/21 => -
03/21/ => -
03/215 => -
2021 => year 2021-01..2021-12 “2021”
2021% => -
2021,500 => -
2021 {hours, hrs, horas, clients, sq, people, students, +} => -
2021+ => -
2021 cats => year 2021-01..2021-12 “2021”
'21 => year 2021-01..2021-12 “'21”
'215 => -
May - => bare 5 “may”
May to => bare 5 “may”
May. through => bare 5 “may.”
May  thru => bare 5 “may”
mayo a => bare 5 “mayo”
mayo hasta => bare 5 “mayo”
May and => -
May tons => -
a2021 => -
#2021 => -
$2021 => -
,2021 => -
555-12-2021 => -
602 2021 => -
1602 2021 => year 2021-01..2021-12 “2021”
1/2021/2021 => month 2021-01..2021-01 “1/2021”
present nowhere => present .. “present”
12/5/2021 => month 2021-12..2021-12 “12/5/2021”
13/5/2021 => month 2021-05..2021-05 “13/5/2021”
to date and until now => present .. “to date”, present .. “until now”
`)
test.each(shapes)('%s', (text, said) => expect(moments(text)).toBe(said))

const ranges = parseCases(`
2019 - 2021 => 2019-01..2021-12 “2019 - 2021”
2019 -- 2021 => 2019-01..2021-12 “2019 -- 2021”
2019 --- 2021 => 2019-01..2021-12 “2019 --- 2021”
2019 ~ 2021 => 2019-01..2021-12 “2019 ~ 2021”
2019 to 2021 => 2019-01..2021-12 “2019 to 2021”
2019 through 2021 => 2019-01..2021-12 “2019 through 2021”
2019 thru 2021 => 2019-01..2021-12 “2019 thru 2021”
2019 until 2021 => 2019-01..2021-12 “2019 until 2021”
2019 till 2021 => 2019-01..2021-12 “2019 till 2021”
2019 up to 2021 => 2019-01..2021-12 “2019 up to 2021”
2019 a 2021 => 2019-01..2021-12 “2019 a 2021”
2019 al 2021 => 2019-01..2021-12 “2019 al 2021”
2019 hasta 2021 => 2019-01..2021-12 “2019 hasta 2021”
2019 hasta el 2021 => 2019-01..2021-12 “2019 hasta el 2021”
2019 hasta la 2021 => 2019-01..2021-12 “2019 hasta la 2021”
2019 > 2021 => 2019-01..2021-12 “2019 > 2021”
2019 -> 2021 => 2019-01..2021-12 “2019 -> 2021”
2019 --> 2021 => 2019-01..2021-12 “2019 --> 2021”
2019 {----, and, ;, tot} 2021 => 2019-01..2019-12 single “2019”, 2021-01..2021-12 single “2021”
2019) - (2021 => 2019-01..2021-12 “2019) - (2021”
2019,,, - (((2021 => 2019-01..2019-12 single “2019”, 2021-01..2021-12 single “2021”
2019,,,, - 2021 => 2019-01..2019-12 single “2019”, 2021-01..2021-12 single “2021”
2019 - ((((2021 => 2019-01..2019-12 single “2019”, 2021-01..2021-12 single “2021”
2019 to the 2021 => 2019-01..2021-12 “2019 to the 2021”
2019 a la 2021 => 2019-01..2021-12 “2019 a la 2021”
2019 - aprox. 2021 => 2019-01..2021-12 “2019 - aprox. 2021”
2019 - aprox 2021 => 2019-01..2021-12 “2019 - aprox 2021”
2019 - one 2021 => 2019-01..2019-12 single “2019”, 2021-01..2021-12 single “2021”
2019 x- 2021 => 2019-01..2019-12 single “2019”, 2021-01..2021-12 single “2021”
2019 present => 2019-01..present “2019 present”
2019   present => 2019-01..present “2019   present”
2019    present => 2019-01..2019-12 single “2019”
2019     present => 2019-01..2019-12 single “2019”
2019 x present => 2019-01..2019-12 single “2019”
2019 -x present => 2019-01..2019-12 single “2019”
present - 2019 => 2019-01..present “present - 2019”
present 2019 => 2019-01..2019-12 single “2019”
present - May - => -
present => -
Jan - Mar 2021 => 2021-01..2021-03 “jan - mar 2021”
Nov - Feb 2021 => 2020-11..2021-02 “nov - feb 2021”
Mar - Mar 2021 => 2021-03..2021-03 “mar - mar 2021”
Mar - 2021 => 2021-03..2021-03 single “mar - 2021”
Mar - Summer 2021 => 2021-06..2021-08 single “summer 2021”
Mar - present => -
2019 - May - => 2019-01..2019-12 single “2019”
2025 - 2026 => 2025-01..2026-11 “2025 - 2026”
2025 - 2027 => 2025-01..2027-12 “2025 - 2027”
2027 => 2027-01..2027-12 single “2027”
2026 => 2026-01..2026-11 single “2026”
2027 - 2025 => 2025-01..2027-12 “2027 - 2025”
2019 - => 2019-01..present “2019”
2019 -\tMesa => 2019-01..present “2019”
2019  -   | Mesa => 2019-01..present “2019”
2019   - => 2019-01..2019-12 single “2019”
2019 -) => 2019-01..present “2019”
2019 -x => 2019-01..2019-12 single “2019”
2019 - Mesa => 2019-01..2019-12 single “2019”
{since, desde, desde el, a partir de} 2019 => 2019-01..present “2019”
since  el 2019 => 2019-01..present “2019”
{starting, beginning, from} 2019 => 2019-01..2019-12 single “2019”
from 2019 - 2021 => 2019-01..2021-12 “from 2019 - 2021”
since 2019 - 2021 => 2019-01..2021-12 “since 2019 - 2021”
starting 2019 - 2021 => 2019-01..2021-12 “starting 2019 - 2021”
desde el 2019 - 2021 => 2019-01..2021-12 “desde el 2019 - 2021”
a partir de 2019 - 2021 => 2019-01..2021-12 “a partir de 2019 - 2021”
from    2019 - 2021 => 2019-01..2021-12 “2019 - 2021”
sincerely 2019 => 2019-01..2019-12 single “2019”
2019-21 => 2019-01..2021-12 “2019-21”
2019 - '21 => 2019-01..2021-12 “2019 - '21”
2019-18 => 2019-01..2019-12 single “2019”
2019-19 => 2019-01..2019-12 “2019-19”
2019-211 => 2019-01..2019-12 single “2019”
2019-21/ => 2019-01..2019-12 single “2019”
2019x-21 => 2019-01..2019-12 single “2019”
May 2019-21 => 2019-05..2019-05 single “may 2019”
2008-09 => 2008-01..2009-12 “2008-09”
2009-08 => 2009-08..2009-08 single “2009-08”
2019-12 => 2019-12..2019-12 single “2019-12”
2011-12 => 2011-01..2012-12 “2011-12”
2012-12 => 2012-12..2012-12 single “2012-12”
2011/12 => 2011-12..2011-12 single “2011/12”
present - present => -
1 2019 - 2021 and 2022 - 2023 or 2024 => 2019-01..2021-12 “2019 - 2021”, 2022-01..2023-12 “2022 - 2023”, 2024-01..2024-12 single “2024”
`)
const today = '2026-11-24'
const stretches = (text: string) => {
  const folded = foldLine(text)
  return findDateRanges(folded, today)
    .map(({ from, to, single, start, end }) => `${from}..${to}${single ? ' single' : ''} “${folded.slice(start, end)}”`)
    .join(', ')
}
test.each(ranges)('%j', (text, said) => expect(stretches(text)).toBe(said))

test('only words near a date belong to it, and only two thousand characters are read', () => {
  expect(findDateRanges(`2019 ${' '.repeat(38)}- 2021`, today)).toHaveLength(2)
  expect(stretches(`2019${' '.repeat(44)}present`)).toBe('2019-01..2019-12 single “2019”')
  expect(findDatePoints(`${' '.repeat(1_996)}2021`, 2026)).toHaveLength(1)
  expect(findDatePoints(`${' '.repeat(1_997)}2021`, 2026)).toHaveLength(0)
})

test('months past December are of the next year', () => {
  expect([toMonth(2021, 1), toMonth(2021, 12), toMonth(2021, 13), toMonth(2021, 14)]).toEqual([
    '2021-01',
    '2021-12',
    '2022-01',
    '2022-02',
  ])
})
