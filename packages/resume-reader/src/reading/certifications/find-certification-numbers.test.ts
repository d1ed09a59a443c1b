import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { toDocument } from '../../testing/to-document.ts'
import { splitClauses } from '../clauses.ts'
import { assignSections } from '../sections.ts'
import { findStatusBehind, hasExamBehind } from './certification-status.ts'
import { findCertificationNumbers } from './find-certification-numbers.ts'

const found = (text: string) => {
  const { lines } = toDocument(text)
  return findCertificationNumbers(splitClauses(assignSections(lines)), lines, 2026)
}
const numbers = (text: string) =>
  found(text)
    .map(({ kind, number }) => `${kind} ${number}`)
    .join(', ')

const shapes = parseCases(`
{RBT-24-348734, RBT 24 348734, RBT24348734, RBT-2024-348734, RBT: 24-348734, RBT #24-348734, RBT (RBT-24-348734, RBT# RBT 24.348734, RBT - 24 - 348734} => RBT RBT-24-348734
RBT {certification, certificate, cert., credential, license, no., number, num, ID, número, certification number, active} 24-348734 => RBT RBT-24-348734
RBT active certification license 24-348734 => RBT RBT-24-348734
RBT active certification license number 24-348734 => -
RBT  :)#  #24-348734 => RBT RBT-24-348734
RBT Mesa 24-348734 => -
RBT-24-123 => RBT RBT-24-123
RBT-24-1234567 => RBT RBT-24-1234567
RBT-24-{12, 12345678, 348734/1, 348734-1} => -
RBT-24-348734- => RBT RBT-24-348734
{XRBT-24-348734, 1RBT-24-348734} => -
{BCBA 1-21-45678, BCBA 21-45678, BCBA-D 1-21-45678, BCBA 12145678, BCBA #1 - 21 - 45678, BCBA 1-2021-45678, BCBA number: 1-21-45678} => BCBA 1-21-45678
BCBA 1-1999-45678 => BCBA 1-99-45678
BCBA-D 05-2134 => BCBA 1-05-2134
{BCaBA 0-21-45678, BCaBA 21-45678} => BCaBA 0-21-45678
BCBA 2-21-45678 => -
{1-21-45678, 1 - 21 - 45678, 1-2021-45678, certificate 1-21-45678} => BCBA 1-21-45678
0-21-45678 => BCaBA 0-21-45678
{2-21-45678, 11-21-45678, /1-21-45678, -1-21-45678, 1-21-45678/2, 1-21-45678-2, 1 21 45678, 1-21 45678, 1-2x-45678} => -
1-21-{12, 12345678} => -
1-21-2021 => -
RBT 2021-2023 => -
RBT 21-2023 => RBT RBT-21-2023
RBT 21 2023 => -
BCBA 2021-2023 => -
RBT 2021 2023 => -
RBT-24-348734 and BCBA 1-21-45678 => RBT RBT-24-348734, BCBA 1-21-45678
RBT-24-348734 / RBT-25-348735 => RBT RBT-24-348734, RBT RBT-25-348735
RBT 12 => -
RBT-31-348734 => -
RBT 24 12021 => RBT RBT-24-12021
RBT 24 20212 => RBT RBT-24-20212
BCBA 21 12021 => BCBA 1-21-12021
BCBA 21 20212 => BCBA 1-21-20212
`)
test.each(shapes)('%j', (text, said) => expect(numbers(text)).toBe(said))

const whose = parseCases(`
Supervisor: RBT-24-348734 => -
Supervisora RBT-24-348734 => -
Supervised by Ann RBT-24-348734 => -
{By, Under} Ann RBT-24-348734 => -
Ruby RBT-24-348734 => RBT RBT-24-348734
RBT-24-348734, supervisor Ann => RBT RBT-24-348734
{E.g., Eg., Example:, Examples:, Format:} RBT-24-348734 => -
Ann@example.test RBT-24-348734 => RBT RBT-24-348734
https://format.test RBT-24-348734 => RBT RBT-24-348734
http://format.test RBT-24-348734 => RBT RBT-24-348734
Example.test RBT-24-348734 => RBT RBT-24-348734
Reformat RBT-24-348734 => RBT RBT-24-348734
REFERENCES / RBT-24-348734 => -
JOB REQUIREMENTS / RBT-24-348734 => -
Must have RBT-24-348734 => -
No RBT-24-348734 => RBT RBT-24-348734
{Format@mail.test, ann@format, https://format} RBT-24-348734 => RBT RBT-24-348734
`)
test.each(whose)('%j', (text, said) => expect(numbers(text)).toBe(said))

test('returns a number with its line, and the lines about its status', () => {
  expect(found('Ana\nCERTIFICATIONS\nRBT-24-348734\tMesa\nExpires 03/2027\nCook')).toEqual([
    {
      kind: 'RBT',
      number: 'RBT-24-348734',
      quote: { text: 'RBT-24-348734', line: 2 },
      text: 'rbt-24-348734\tmesa expires 03/2027',
    },
  ])
  expect(found('Cook\nRBT-24-348734')[0]?.text).toBe('rbt-24-348734')
  expect(found('RBT-24-348734. Expired. Cook')[0]?.text).toBe('rbt-24-348734. expired. cook')
  expect(found('RBT-24-348734 valid through,\nMay 2027')[0]?.text).toBe('rbt-24-348734 valid through, may 2027')
})

/** What stands right behind the first clause and says how it stands with it. */
const status = (text: string) => {
  const clauses = splitClauses(assignSections(toDocument(text).lines)).filter(({ first }) => !first.isHeader)
  return findStatusBehind(clauses, 0)
    .map(({ words }) => words.map(({ raw }) => raw).join(' '))
    .join(' | ')
}
const behind = parseCases(`
CERTIFICATIONS / RBT / Issued 2019 => Issued 2019
CERTIFICATIONS / RBT / Expires 2027 => Expires 2027
CERTIFICATIONS / RBT / Expire soon => Expire soon
CERTIFICATIONS / RBT / Expired => Expired
CERTIFICATIONS / RBT / Exp 2027 => Exp 2027
CERTIFICATIONS / RBT / Valid now => Valid now
CERTIFICATIONS / RBT / Status: active => Status active
CERTIFICATIONS / RBT / Renewed => Renewed
CERTIFICATIONS / RBT / Renewal => Renewal
CERTIFICATIONS / RBT / Recertified => Recertified
CERTIFICATIONS / RBT / Recertification => -
CERTIFICATIONS / RBT / Reinstated => Reinstated
CERTIFICATIONS / RBT / Active => Active
CERTIFICATIONS / RBT / Lapsed => Lapsed
CERTIFICATIONS / RBT / Pending => Pending
CERTIFICATIONS / RBT / Current => Current
CERTIFICATIONS / RBT / Good standing => Good standing
CERTIFICATIONS / RBT / Number 12 => Number 12
CERTIFICATIONS / RBT / BACB => BACB
CERTIFICATIONS / RBT / Exam => Exam
CERTIFICATIONS / RBT / Emitido => Emitido
CERTIFICATIONS / RBT / Emitida => Emitida
CERTIFICATIONS / RBT / Vence => Vence
CERTIFICATIONS / RBT / Vencido => Vencido
CERTIFICATIONS / RBT / Vencida => Vencida
CERTIFICATIONS / RBT / Vigente => Vigente
CERTIFICATIONS / RBT / Caduca => Caduca
CERTIFICATIONS / RBT / {Reissued, Emitidos, Validate, Cook} => -
CERTIFICATIONS / RBT / 2027 => 2027
CERTIFICATIONS / RBT / 12 => 12
CERTIFICATIONS / RBT / January 2027 => January 2027
CERTIFICATIONS / RBT / May => May
CERTIFICATIONS / RBT / Sept 2019 to 2021 => Sept 2019 to 2021
CERTIFICATIONS / RBT / Sep => Sep
CERTIFICATIONS / RBT / Dec => Dec
CERTIFICATIONS / RBT / Present => Present
CERTIFICATIONS / RBT / May until June => May until June
CERTIFICATIONS / RBT / {20275, x2027, May cook, Mayo} => -
CERTIFICATIONS / RBT / {Valid CPR, Active BLS, Expired CPI, Current AED, Vigente RCP, Number in HIPAA} => -
CERTIFICATIONS / RBT / Valid unsafety => Valid unsafety
CERTIFICATIONS / RBT / {Active BCBA, Active RBT} => -
CERTIFICATIONS / RBT / RBT 24 348734 => RBT 24 348734
CERTIFICATIONS / RBT / RBT {240 348734, 24 12, 24 12345678, x24 348734, 24 x348734} => -
CERTIFICATIONS / RBT / Active one two three four five six seven eight nine ten eleven => Active one two three four five six seven eight nine ten eleven
CERTIFICATIONS / RBT / Active one two three four five six seven eight nine ten eleven twelve => -
CERTIFICATIONS / RBT / Active / Current / Valid / Number / Exam => Active | Current | Valid | Number
CERTIFICATIONS / RBT / Active / Cook / Valid => Active
CERTIFICATIONS / RBT. Active / Valid => Active | Valid
RBT / Active => Active
EDUCATION / RBT / Active => Active
SKILLS / RBT / Active => Active
SUMMARY / RBT / Active => Active
EXPERIENCE / RBT / Active => -
EXPERIENCE / RBT. Active. Valid => Active | Valid
VOLUNTEER / RBT / Active => -
SKILLS / RBT / EDUCATION / Active => -
`)
test.each(behind)('%j', (text, said) => expect(status(text)).toBe(said))

test('a header ends the words about a certification, even in the same part', () => {
  const clauses = splitClauses(assignSections(toDocument('CERTIFICATIONS\nRBT\nLICENSES\nActive').lines))
  expect(findStatusBehind(clauses, 1)).toEqual([])
  expect(findStatusBehind(clauses, 9)).toEqual([])
  expect(findStatusBehind([], 0)).toEqual([])
})

const exams = parseCases(`
RBT. I am {registered, scheduled, signed up, sitting} for the exam => to come
RBT. I {sit, take, am taking} the exam => to come
RBT. Estoy {inscrito, inscrita, programado, programada} para el examen => to come
RBT. I am unregistered for the exam => -
RBT. I sit one two three four five exam => to come
RBT. I sit one two three four five six exam => -
RBT. I sit for thirteenletter exam => -
RBT. Exam {is scheduled, scheduled, pending, set, on May 5, in May, is set} => to come
RBT. Examen {esta programado, programado, pendiente} => to come
RBT. Exam was pending => -
RBT. Exams set => -
RBT. One. Exam set => to come
RBT. One. Two. Exam set => -
RBT / Exam set => to come
RBT / One. / Exam set => -
RBT / SKILLS / Exam set => -
Exam set => -
`)
test.each(exams)('%j', (text, said) =>
  expect(hasExamBehind(splitClauses(assignSections(toDocument(text).lines)), 0) ? 'to come' : '').toBe(said),
)

const sentence = (words: number) => splitClauses(assignSections(toDocument(`RBT. ${'x '.repeat(words)}exam set`).lines))
test('forty words of a sentence behind are looked at', () => {
  expect(hasExamBehind(sentence(38), 0)).toBe(true)
  expect(hasExamBehind(sentence(39), 0)).toBe(false)
})

const brokenNumbers = parseCases(`
RBT-23- / 290417 => RBT RBT-23-290417
RBT, certification number RBT-23- / 290417, expires August 2027 => RBT RBT-23-290417
RBT- / 23-290417 => RBT RBT-23-290417
BCBA 1-21- / 45678 => BCBA 1-21-45678
BCBA, No. 1- / 21-45678 => BCBA 1-21-45678
RBT-23-\tMesa, AZ / 290417\tServer => RBT RBT-23-290417
RBT-23- / Mesa / 290417 => RBT RBT-23-290417
RBT-23- / Mesa => -
RBT-23- / 290417/12 => -
Supervisor: BCBA 1-21- / 45678 => -
`)
test.each(brokenNumbers)('%s: a number is whole behind its hyphen', (text, read) => {
  expect(numbers(text.replaceAll('\\t', '\t'))).toBe(read)
})

test.each([
  'Registered Behavior Technician,\nRBT-23-290417',
  'Registered Behavior Technician, certificate\nno. RBT-23-290417, active',
])('%j: the number is read where its clause is wrapped', (text) =>
  expect(numbers(`CERTIFICATIONS\n${text}`)).toBe('RBT RBT-23-290417'),
)
