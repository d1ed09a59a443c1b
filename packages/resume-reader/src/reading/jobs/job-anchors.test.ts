import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { toDocument } from '../../testing/to-document.ts'
import { assignSections } from '../sections.ts'
import { readJobs } from './jobs.ts'

const found = (text: string) => readJobs(assignSections(toDocument(text).lines), '2026-11-24')
/** The jobs of a text in short: title @ employer from..to, and how many lines of duties. */
const worked = (text: string) =>
  found(text)
    .map(({ title, name, from, to, body }) => `${title} @ ${name} ${from}..${to} ${body.length}`)
    .join('; ')
const history = (text: string) => worked(`EXPERIENCE\n${text}`)

const anchors = parseCases(`
RBT, Sun School, 2019 - 2021 => RBT @ Sun School 2019-01..2021-12 0
2019 - 2021: RBT, Sun School => RBT @ Sun School 2019-01..2021-12 0
RBT (2019 - 2021), Sun School => RBT @ Sun School 2019-01..2021-12 0
RBT, 2019 - 2021, Sun School => RBT @ Sun School 2019-01..2021-12 0
RBT 2019 - 2021 | Sun School => RBT @ Sun School 2019-01..2021-12 0
RBT 2019 - 2021 – Sun School => RBT @ Sun School 2019-01..2021-12 0
RBT at 2019 - 2021 for Sun School => RBT at @ for Sun School null..null 0
RBT   2019 - 2021 for Sun School => RBT @ for Sun School 2019-01..2021-12 0
RBT\t2019 - 2021 for Sun School => RBT @ for Sun School 2019-01..2021-12 0
RBT (2019 - 2021 for Sun School => RBT @ for Sun School 2019-01..2021-12 0
RBT ( 2019 - 2021 ) for Sun School => RBT @ for Sun School 2019-01..2021-12 0
RBT, Sun School 2019 - 2021), => RBT @ Sun School 2019-01..2021-12 0
RBT, Sun School 2019 - 2021 x => RBT @ Sun School null..null 0
((2019 - 2021, RBT, Sun School => RBT @ Sun School 2019-01..2021-12 0
x 2019 - 2021 RBT, Sun School => RBT @ Sun School null..null 0
RBT, Sun School, 2019 - / present => RBT @ Sun School 2019-01..present 0
RBT, Sun School, 2019 -   / 2021 => RBT @ Sun School 2019-01..2021-12 0
RBT, Sun School, 2019 - / current => RBT @ Sun School 2019-01..present 0
RBT, Sun School, 2019 - / Now => RBT @ Sun School 2019-01..present 0
RBT, Sun School, 2019 - / Actual => RBT @ Sun School 2019-01..present 0
RBT, Sun School, 2019 - / Mesa => RBT @ Sun School 2019-01..present 1
RBT, Sun School, 2019 - / present and long as twenty-four => RBT @ Sun School 2019-01..present 1
RBT, Sun School, 2019 / present => RBT @ Sun School 2019-01..2019-12 1
RBT, Sun School, 2021 => RBT @ Sun School 2021-01..2021-12 0
RBT, Sun School, 2021, 2022 - 2023 => RBT @ Sun School 2022-01..2023-12 0
one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two RBT School, 2019 - 2021 => -
one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two of RBT School, 2019 - 2021 => -
• RBT, Sun School, 2019 - 2021 => RBT @ Sun School 2019-01..2021-12 0
• one two three four five six seven eight nine ten one two three four RBT School, 2019 - 2021 => one two three four five six seven eight nine ten one two three four RBT School @  2019-01..2021-12 0
• one two three four five six seven eight nine ten one two three four five RBT School, 2019 - 2021 => -
• Alpha, Sun School, 2021 => -
• RBT, Sun School, 2021 => RBT @ Sun School 2021-01..2021-12 0
• Alpha, Sun School, 2019 - 2021 => Alpha @ Sun School 2019-01..2021-12 0
Alpha, {M.S., M. S., M.A., B.S., A.A.}, 2021 =>  @ Alpha 2021-01..2021-12 0
Alpha, {MS, MA}, 2021 => -
Alpha, M.Ed., 2021 => Alpha @ M.Ed 2021-01..2021-12 0
Alpha, M Ed, 2021 => Alpha @ M Ed 2021-01..2021-12 0
Alpha, BA, 2021 => Alpha @ BA 2021-01..2021-12 0
Alpha, Ph.D., 2021 => Alpha @ Ph.D 2021-01..2021-12 0
Alpha, GED, 2021 => Alpha @ GED 2021-01..2021-12 0
{M.S., M. S., MS, M.A., MA, M.Ed., M. Ed, M Ed., B.S., BS, B.A., BA, A.A., AA, Ph.D., PhD, Ph.D, GED, Master, Masters, Bachelor, Bachelors, Doctorate, Licenciatura, Maestría, Master's}, Sun School, 2021 => -
Associate, Sun School, 2021 => Associate @ Sun School null..null 0
Associates, Sun School, 2021 => Associates @ Sun School null..null 0
{M.S. degree, Master in Art, Bachelor of Art, Licenciatura en Arte, B.A. (Art), B.A.: Art, B.A. - Art, B.A.  of Art} at Sun School, 2021 => -
B.A.  at Sun School, 2021 =>  @ Sun School 2021-01..2021-12 0
Art at Sun School, 2021 => Art @ Sun School 2021-01..2021-12 0
B.A. Art at Sun School, 2021 => B.A. Art @ Sun School 2021-01..2021-12 0
Mastery of Art at Sun School, 2021 => Mastery of Art @ Sun School 2021-01..2021-12 0
• - B.A., Sun School, 2021 => -
-------- B.A., Sun School, 2021 =>  @ Sun School 2021-01..2021-12 0
B.A., Sun School, 2019 - 2021 =>  @ Sun School 2019-01..2021-12 0
Alpha, Sun School, {certified, certification, expires, expired, valid, renewed, renew, exam, DOB, born, applied, signature} 2019 - 2021 => -
Alpha, Sun School, certify 2019 - 2021 => -
Alpha, Sun School, {validity, exams} 2019 - 2021 => Alpha @ Sun School 2019-01..2021-12 0
RBT, Sun School, {certified, expires, valid} 2019 - 2021 => RBT @ Sun School 2019-01..2021-12 0
RBT, Sun School, {certified, certificate, lapsed, expires, expired, exam, course, coursework, workshop, curso, license, licence, licensed, renewed, renewal, award, awards, awarded, graduated, graduate} 2021 => RBT @ Sun School null..null 0
RBT, Sun School, {lapse, courses, reward} 2021 => RBT @ Sun School 2021-01..2021-12 0
Taught one two three four five six seven, Sun, 2021 => -
Taught one two three four five six seven, Sun, 2019 - 2021 => Taught one two three four five six seven @ Sun 2019-01..2021-12 0
Taught one two three four five six seven eight nine ten, Sun, 2019 - 2021 => Taught one two three four five six seven eight nine ten @ Sun 2019-01..2021-12 0
Taught one two three four five six seven eight nine ten of, Sun, 2019 - 2021 => -
RBT, Sun School, 2019 - / 5 kids => RBT @ Sun School 2019-01..present 1
RBT, Sun School 2019 - 2021x => RBT @ Sun School null..null 0
"2019 - 2021 RBT, Sun School => RBT @ Sun School null..null 0
`)
test.each(anchors)('%j', (text, said) => expect(history(text)).toBe(said))

const top = parseCases(`
RBT, Sun School, 2019 - 2021 => RBT @ Sun School 2019-01..2021-12 0
RBT, Sun School, 2021 => RBT @ Sun School 2021-01..2021-12 0
Alpha, Sun School, 2021 => -
Alpha, Sun School, 2019 - 2021 => Alpha @ Sun School 2019-01..2021-12 0
{With, Over, More than, Available, Disponible, Graduated, Exp} Alpha, Sun School, 2019 - 2021 => -
  With Alpha, Sun School, 2019 - 2021 => -
So with Alpha, Sun School, 2019 - 2021 => So with Alpha @ Sun School 2019-01..2021-12 0
Alpha, Sun {Degree, Diploma, University, College, Bachelor, B.A., BA, B.S., BS, M.S., MS, M.A., MA, M.Ed., MEd, Master, Masters, Maestría, Doctorate, Ph.D., PhD, GED, Certified, Valid, Expired, Expires, CPR} School, 2019 - 2021 => -
Alpha, Sun Degrees School, 2019 - 2021 => Alpha @ Sun Degrees School 2019-01..2021-12 0
Alpha, Sun Mastery School, 2019 - 2021 => Alpha @ Sun Mastery School 2019-01..2021-12 0
Alpha, Sun Collegial School, 2019 - 2021 => Alpha @ Sun Collegial School 2019-01..2021-12 0
RBT, Sun University, 2019 - 2021 => RBT @ Sun University 2019-01..2021-12 0
SUMMARY / Alpha, Sun College, 2019 - 2021 => -
SUMMARY / Alpha, Sun School, 2019 - 2021 => Alpha @ Sun School 2019-01..2021-12 0
SUMMARY / Alpha, Sun School, 2021 => -
VOLUNTEER / Alpha, Sun School, 2021 => Alpha @ Sun School 2021-01..2021-12 0
VOLUNTEER / Alpha, Sun College, 2019 - 2021 => Alpha @ Sun College 2019-01..2021-12 0
SKILLS / RBT, Sun School, 2019 - 2021 => -
EDUCATION / RBT, Sun School, 2019 - 2021 => -
`)
test.each(top)('%j', (text, said) => expect(worked(text)).toBe(said))

const undated = parseCases(`
RBT / Sun School => RBT @ Sun School null..null 0
RBT, Sun School / • one => RBT @ Sun School null..null 1
RBT, Sun School / • one / Cashier, Moon Store / • two => RBT @ Sun School null..null 1; Cashier @ Moon Store null..null 1
RBT, Sun School, 2019 - 2021 / • one / Cashier, Moon Store / • two => RBT @ Sun School 2019-01..2021-12 1; Cashier @ Moon Store null..null 1
RBT, Sun School, 2019 - 2021 / • one / Cashier, Moon Store / two => RBT @ Sun School 2019-01..2021-12 3
RBT, Sun School, 2019 - 2021 / • one / Cashier / Moon Store / • two => RBT @ Sun School 2019-01..2021-12 1; Cashier @ Moon Store null..null 1
RBT, Sun School, 2019 - 2021 / • one / Cashier / Moon Store / two => RBT @ Sun School 2019-01..2021-12 4
RBT, Sun School, 2019 - 2021 / • one / Cashier / Moon / • two => RBT @ Sun School 2019-01..2021-12 4
RBT, Sun School, 2019 - 2021 / • one / Cashier, Moon / • two => RBT @ Sun School 2019-01..2021-12 3
RBT, Sun School, 2019 - 2021 / • one / cashier, Moon Store / • two => RBT @ Sun School 2019-01..2021-12 3
RBT, Sun School, 2019 - 2021 / • one / -- Cashier, Moon Store / • two => RBT @ Sun School 2019-01..2021-12 1; Cashier @ Moon Store null..null 1
RBT, Sun School, 2019 - 2021 / • one / ---- Cashier, Moon Store / • two => RBT @ Sun School 2019-01..2021-12 3
RBT, Sun School, 2019 - 2021 / Mesa / Cashier, Moon Store / • two => RBT @ Sun School 2019-01..2021-12 3
RBT, Sun School, 2019 - 2021 / • one / Mesa / Cashier, Moon Store / • two => RBT @ Sun School 2019-01..2021-12 4
RBT, Sun School, 2019 - 2021 / Taught kids. Taught more kids / Cashier, Moon Store / • two => RBT @ Sun School 2019-01..2021-12 1; Cashier @ Moon Store null..null 1
RBT, Sun School, 2019 - 2021 / • one / Cashier, Moon Store / EDUCATION => RBT @ Sun School 2019-01..2021-12 2
RBT, Sun School, 2019 - 2021 / • one / Cashier of one two three four five six seven eight nine ten, Store / • two => RBT @ Sun School 2019-01..2021-12 3
RBT, Sun School, 2019 - 2021 / • one / Cashier at one two three four five six seven eight nine Store / • two => RBT @ Sun School 2019-01..2021-12 3
Mesa / Sun School => -
`)
test.each(undated)('%j', (text, said) => expect(history(text)).toBe(said))

test('jobs without dates are read in the work history and the volunteering alone', () => {
  expect(worked('VOLUNTEER\nRBT, Sun School')).toBe('RBT @ Sun School null..null 0')
  expect(worked('RBT, Sun School')).toBe('')
  expect(worked('SKILLS\nRBT, Sun School')).toBe('')
})

test('a job is quoted at its dates, and its duties are lines up to the next job or part', () => {
  const [first, second] = found(
    'EXPERIENCE\nRBT, Sun School\t2019 - 2021\n• one\n• two\nCashier, Moon Store, 2018\n• three\nSKILLS\n• four',
  )
  expect(first).toMatchObject({ quote: { text: '2019 - 2021', line: 1 }, body: [2, 3], kind: 'aba' })
  expect(second).toMatchObject({ body: [5], kind: 'other' })
})
