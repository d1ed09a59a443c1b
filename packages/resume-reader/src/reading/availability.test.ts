import { expect, test } from 'vitest'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'
import { readAvailability } from './availability.ts'
import { assignSections } from './sections.ts'

const free = (text: string) => {
  const { lines } = toDocument(text)
  return readAvailability(assignSections(lines), lines)
}
const words = (text: string) =>
  free(text)
    .map(({ name }) => name)
    .join(' | ')

const days = [
  'Mon',
  'Monday',
  'Mondays',
  'Tues',
  'Wednesday',
  'Thurs',
  'Thursdays',
  'Sundays',
  'lunes',
  'miércoles',
  'sábado',
  'sábados',
  'domingos',
]
test.each(days)('%s is a day', (day) =>
  expect(
    words(`AVAILABILITY
${day}`),
  ).toBe(day),
)

const phrases = [
  'Mon-Fri',
  'Mon to Fri',
  'Mon through Fri',
  'lunes a viernes',
  'Mon & Wed',
  'weekdays',
  'week days',
  'weeknights',
  'week ends',
  'mornings',
  'afternoon',
  'evenings',
  'nights',
  'overnight',
  'after school',
  'after-school',
  'afterschool',
  'full time',
  'full-time',
  'part time',
  'immediately',
  'ASAP',
  'anytime',
  'any time',
  'flexible',
  '3 pm - 8 pm',
  '3:30pm to 8',
  '9 until 5',
  '9 a.m. till 5',
  'after 3 pm',
  'before 9',
  '20 hours',
  '30+ hours per week',
  '20 hours a week',
  '20 horas por semana',
  '20 horas a la semana',
  'entre semana',
  'fines de semana',
  'fin de semana',
  'tarde',
  'mañanas',
  'noches',
  'tiempo completo',
  'medio tiempo',
  'tiempo parcial',
  'inmediata',
  'inmediatamente',
  'de inmediato',
  "two weeks' notice",
  'two weeks notice',
  'per diem',
  'summers',
  'year-round',
  'year round',
]
test.each(phrases)('%s is read where availability is spoken of', (phrase) => {
  expect(words(`Available: ${phrase}`)).toBe(phrase)
  expect(words(`Cooked: ${phrase}`)).toBe('')
})

const lines = parseCases(`
{Available, Availability, Disponible, Disponibilidad, I can work, Able to work, Willing to work} mornings => mornings
{Schedule:, Hours:, Horario:, Puedo trabajar} mornings => mornings
{Schedules:, Workhours:, Scan work, Unavailable} mornings => -
{Seeking full time, Looking for full time} job => full time
Seeking a full-time job => full-time
{Seeking an part-time, Looking for a part-time} job => part-time
Looking for an part time job => part time
Seeking the full time job => -
Available mornings, {available upon request, available on request, references available, resources available, available data, made available, available to parents} => -
Available mornings, {disponible a petición, disponibles bajo solicitud, disponibles a petición} => -
Available, not mornings => -
Available, no mornings => -
Available, nor mornings => mornings
Available, knot mornings => mornings
Available mornings, Mornings, evenings => mornings | evenings
Available sunsets => -
EXPERIENCE / Available mornings => mornings
EXPERIENCE / • Available mornings => mornings
EXPERIENCE / -_-_-_ Available mornings => -
EXPERIENCE / -_-_-_- Available mornings => -
EXPERIENCE / I am available mornings => -
EXPERIENCE / {Schedule:, Horario:, Disponible} mornings => mornings
EXPERIENCE / Open availability mornings => Open availability | mornings
REFERENCES / Available mornings => -
JOB REQUIREMENTS / Available mornings => -
AVAILABILITY / Mornings, not evenings => Mornings
AVAILABILITY / References available upon request, mornings => mornings
{Availability, Available, Disponibilidad}: 3-8 => 3-8
AVAILABILITY => -
`)
test.each(lines)('%j', (text, said) => expect(words(text)).toBe(said))

test('quotes words verbatim, without headers', () => {
  expect(free('Ana\nAvailable MORNINGS \tMesa')).toEqual([
    { name: 'MORNINGS', quote: { text: 'Available MORNINGS', line: 1 } },
  ])
  expect(free('AVAILABILITY')).toEqual([])
})
