import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { toDocument } from '../../testing/to-document.ts'
import { splitClauses } from '../clauses.ts'
import { assignSections } from '../sections.ts'
import { readCertifications } from './certifications.ts'

const signs = { 'active-claimed': '+', 'in-training': '~', expired: '!', none: '0' }
const held = (text: string, titles: number[] = []) => {
  const { lines } = toDocument(text)
  return readCertifications(splitClauses(assignSections(lines)), lines, { heldTitles: titles, today: '2026-11-24' })
    .map(({ kind, number, state }) => `${kind}${signs[state]}${number === null ? '' : ` ${number}`}`)
    .join(', ')
}

const inForce = parseCases(`
{RBT, registered behavior technician, Registered Behaviour Technician, registered behavior tech, técnico conductual registrado} => RBT+
I am a {BCBA, BCBA-D, board certified behavior analyst} => BCBA+
Soy {analista de conducta certificada, analista de conducta certificado} => BCBA+
Certified {BCaBA, board certified assistant behavior analyst} => BCaBA+
{QASP, QBA, LBA, ABAT, BCAT, CNA, LPN, CDA, LCSW, LMSW, LPC, LMFT, IBT, IBA} => other+
{teaching license, certified teacher, substitute permit, educator license, licencia docente, certified autism specialist} => other+
parapro => -
{qasp, lba, cna, lpc} => -
Cook, painter, driver, janitor, BCBA runner => -
RBT, BCBA => RBT+, BCBA+
CERTIFICATIONS / my lba => -
CERTIFICATIONS / RBT-31-348734 => RBT+
I am an RBT. My milk expired => RBT+
Former RBT, certified BCBA => RBT!, BCBA+
`)
test.each(inForce)('%s is held in force', (text, said) => expect(held(text)).toBe(said))

const training = parseCases(`
RBT {exam scheduled, pending, candidate, in training, student, applicant, en curso, estudiante} => RBT~
Completed the {40 hour training, 40 hr course, 40hr rbt training, 40 hour competency training} => RBT~
Completed the 40 hours rbt => -
Terminé el {curso de 40 horas, entrenamiento de 40 horas} => RBT~
40 hour training on bread => RBT~
BCBA, completed 40 hour training => BCBA~
RBT {course, curso, training completed} => RBT~
RBT training, certified => RBT+
RBT training, recertified => RBT+
RBT entrenamiento, certificado => RBT+
RBT competency assessment passed => RBT+
RBT competency assessment {scheduled, pending, awaiting, pendiente, next week, next month, tomorrow, próxima} => RBT~
RBT competency assessment {to come, upcoming} => -
RBT competency, 40 hour training => RBT~
BCBA competency pending => BCBA~
Passed the RBT exam => RBT+
Completed the RBT exam => -
Passed and then celebrated after the RBT exam => RBT~
Passed for cooking. Sitting for the RBT exam => RBT~
RBT exam passed => RBT+
RBT exam: passed => RBT+
RBT exam was not ever passed => RBT~
RBT exam, valid until 2028 => RBT+
RBT exam on 12/2026 => RBT~
RBT training, {open, ready, willing} => RBT~
No longer an RBT, exam pending => RBT~
`)
test.each(training)('%s is under way', (text, said) => expect(held(text)).toBe(said))

const planned = parseCases(`
{Willing, Open} to do RBT training => -
{Hope, Hoping} to do RBT training => -
{Plan, Planning} to do RBT training => -
{Dispuesta, Dispuesto} a curso RBT => -
{Quiero, Me gustaría} curso RBT => -
Hope to be an RBT => -
Hoping to become a BCBA intern => -
Want to be an RBT soon => -
{Pursuing, Working toward, Enrolled in, Awaiting} RBT soon => RBT~
{Studying for, Preparing for} RBT soon => -
{Cursando, Estudiando para} RBT pronto => RBT~
Aspiro a RBT pronto => -
Want to become an RBT, {exam, coursework, fieldwork, in progress, scheduled, eligible, candidate, pending, 40 hours} upcoming => -
Hope to be a certified RBT => -
Hope to become certified as an RBT => -
`)
test.each(planned)('%s is hoped for or begun', (text, said) => expect(held(text)).toBe(said))

const over = parseCases(`
RBT {expired, lapsed, inactive, revoked, vencida, caducado, expiró} => RBT!
{Former, Formerly, Ex, Retired} RBT => RBT!
RBT expired, {renewed, recertified, reinstated, re-certified, reactivated, renovada} => RBT+
RBT: we let it all lapse => RBT!
RBT – I let the certificate lapse => RBT!
RBT, outlet of books, lapse of time => -
RBT ran out => RBT!
RBT {exp 03/2025, exp. 03/2025, expires 03/2025, expiration date: 03/2025, expiry 03/2025, valid until 03/2025, through 03/2025, good through 03/2025, renewal due 03/2025, vence 03/2025, vigente hasta 03/2025, válida hasta el 03/2025} => RBT!
RBT {exp 03/2027, expires on the 03/2027, expires at the end of 03/2027, valid through 03/2027} => RBT+
RBT vence en 03/2027 => -
RBT expires 11/2026 => RBT+
RBT expires 10/2026 => RBT!
RBT valid through 2026 => RBT+
RBT valid through 2025 => RBT!
RBT 2019 - 2021 => RBT!
RBT 2019 - 2027 => RBT+
RBT 2019 - present => RBT+
RBT 2019 - November 2026 => -
RBT 2019 - October 2026 => RBT!
RBT in 2019 => RBT+
RBT expert 03/2025 => -
RBT valid and then a long time after that in the year 03/2025 => RBT+
RBT expired, BCBA => RBT!, BCBA!
RBT, former BCBA => RBT+, BCBA!
RBT, CNA expired => RBT!, other!
RBT {expire 03/2025, renew by 03/2025, renews 03/2025, exp 2025} => RBT!
RBT exp, cook 03/2025 => RBT+
RBT 01/2026 - 03/2026 => RBT!
RBT through 2025 - present => RBT+
`)
test.each(over)('%s is read by its dates and words', (text, said) => expect(held(text)).toBe(said))

const denied = parseCases(`
I am {not an RBT, not yet an RBT} => RBT0
No RBT {certification, license, credential} => RBT0
I do not {hold, have} an RBT => RBT0
No soy RBT => RBT0
{Aún no, Todavía no} soy RBT => RBT0
RBT: no => RBT0
RBT – {none, n/a} => RBT0
Not RBT games => -
No RBT => -
{No longer an, Not current} RBT => RBT!
Ya no soy RBT => RBT!
Did not renew RBT => RBT!
Not an RBT, exam pending => RBT~
Not yet an RBT, exam pending => RBT~
{Aún no, Todavía no} RBT, examen => RBT~
I am not an RBT. I am {registered, scheduled, signed up, sitting, taking it up} for the exam. => RBT~
I am not an RBT. The exam {is scheduled, is pending, pending, set, on 5 May, in May, is on 5 May} => RBT~
No soy RBT. Estoy {inscrita, programado} para el examen => RBT~
No soy RBT. El examen {está programado, pendiente} => RBT~
I am not an RBT. I read this exam. => RBT0
I am not an RBT. I was scheduled one two three four five exam. => RBT~
I am not an RBT. I was scheduled one two three four five six exam. => RBT0
I am not an RBT. One. Exam is scheduled. => RBT~
I am not an RBT. One. Two. Exam is scheduled. => RBT0
I am not an RBT / Exam is scheduled. => RBT~
I am not an RBT / One / Exam is scheduled. => RBT0
I am not an RBT / SKILLS / Exam is scheduled. => RBT0
No longer an RBT {since, upon, because of, after, before} the BCBA => RBT!
Ya no soy RBT desde el BCBA => RBT!
No longer an RBT since BCBA => RBT!
No longer an RBT since my BCBA, since my RBT => RBT!
I do not hold the RBT => RBT0
`)
test.each(denied)('%s is denied, or over', (text, said) => expect(held(text)).toBe(said))

const others = parseCases(`
REFERENCES / Ann Lee, BCBA => -
RBT required => -
My brother is an RBT => -
EXPERIENCE / Certified RBT => RBT+
EXPERIENCE / former RBT team => -
EXPERIENCE / Trained by former certified RBT => RBT!
CERTIFICATIONS / RBT: no exam yet => RBT~
CERTIFICATIONS / RBT / CERTIFICATIONS / RBT expired => RBT!
CERTIFICATIONS / RBT expired / RBT => RBT!
CERTIFICATIONS / RBT-24-348734 / RBT exam pending => RBT~ RBT-24-348734
CERTIFICATIONS / RBT-24-348734 / RBT expired => RBT! RBT-24-348734
CERTIFICATIONS / RBT-24-348734 status: {expired, inactive, lapsed} => RBT! RBT-24-348734
CERTIFICATIONS / RBT-24-348734 {expired, lapsed, inactive} => RBT! RBT-24-348734
CERTIFICATIONS / RBT-24-348734 expired, {renewed, recertified, reinstated, renovado} => RBT+ RBT-24-348734
CERTIFICATIONS / RBT-24-348734 expires 03/2025 => RBT! RBT-24-348734
CERTIFICATIONS / RBT-24-348734, renewal 03/2025 => RBT+ RBT-24-348734
CERTIFICATIONS / RBT-24-348734 no longer => RBT! RBT-24-348734
CERTIFICATIONS / RBT / Status: expired => RBT!
CERTIFICATIONS / RBT / Issued 2019 · Expired 2021 => RBT!
CERTIFICATIONS / RBT, BCBA / Expired 2021 => RBT!, BCBA!
SKILLS / RBT / Expired 2021 => RBT!
EXPERIENCE / Certified RBT / Expired 2021 => RBT+
CERTIFICATIONS / 1-21-45678 => BCBA+ 1-21-45678
CERTIFICATIONS / 1-21-45678 {status: expired, status inactive, status - lapsed, expired, lapsed, inactive} => BCBA! 1-21-45678
CERTIFICATIONS / 1-21-45678 inactive... => BCBA+ 1-21-45678
CERTIFICATIONS / 1-21-45678 {expired now, status of mine: inactive - no} => BCBA+ 1-21-45678
CERTIFICATIONS / 1-21-45678 status ::::: expired it => BCBA! 1-21-45678
CERTIFICATIONS / 1-21-45678 expires 03/2025 => BCBA! 1-21-45678
CERTIFICATIONS / 1-21-45678 expires 03/2027 => BCBA+ 1-21-45678
CERTIFICATIONS / 1-21-45678 expires 03/2025, {renewed, recertified, reinstated, renovado} => BCBA+ 1-21-45678
CERTIFICATIONS / Certified RBT / Cook / RBT-24-348734 expires 03/2025 => RBT! RBT-24-348734
CERTIFICATIONS / RBT expired / Cook / RBT-24-348734 => RBT! RBT-24-348734
EXPERIENCE / Certified RBT was good => RBT+
EXPERIENCE / I was an RBT certified => RBT!
EXPERIENCE / Once held credential of RBT => -
EXPERIENCE / Former credential of RBT => RBT!
Certified RBT, one two three four five six seven eight nine ten eleven twelve thirteen former => RBT!
Certified RBT, one two three four five six seven eight nine ten eleven twelve thirteen fourteen former => RBT+
Former one two three four five six seven eight nine ten certified RBT => RBT!
Former one two three four five six seven eight nine ten eleven certified RBT => RBT+
No longer an RBT {because my, since the} BCBA => RBT!
CERTIFICATIONS / RBT competency / BCBA competency => RBT+, BCBA~
SUMMARY / BCBA and former RBT => RBT!, BCBA+
Certified BCBA, {former, formerly, previously, ex, once an, was an} RBT => RBT!, BCBA+
SUMMARY / BCBA (formerly an RBT) => RBT!, BCBA+
BCBA expired, former RBT => RBT!, BCBA!
RBT {not renewed, – not renewed in 2023} => RBT!
RBT expired, renewed => RBT+
`)
test.each(others)('%j is read in its place', (text, said) => expect(held(text)).toBe(said))

test('a title held today names what its holder must have, unless its line speaks of an exam', () => {
  expect(held('EXPERIENCE\nLead RBT, Sunny Steps', [1])).toBe('RBT+')
  expect(held('EXPERIENCE\nLead RBT, Sunny Steps')).toBe('')
  expect(held('EXPERIENCE\nRBT trainee, Sunny Steps', [1])).toBe('RBT~')
  expect(held('EXPERIENCE\nCNA, Sunny Steps', [1])).toBe('other+')
  expect(held('EXPERIENCE\nLead RBT, Sunny Steps\nSKILLS\nNo RBT certification', [1])).toBe('RBT0')
  expect(held('EXPERIENCE\nCook', [1, 9])).toBe('')
})

const quotes = (text: string) => {
  const { lines } = toDocument(text)
  return readCertifications(splitClauses(assignSections(lines)), lines, { heldTitles: [0], today: '2026-11-24' }).map(
    ({ quote }) => quote,
  )
}
test('a quote is the line of the words, a cell of it where it has several', () => {
  expect(quotes('Ana\nCertified RBT\tMesa')).toEqual([{ text: 'Certified RBT', line: 1 }])
  expect(quotes('CERTIFICATIONS\nRBT here\nCertified RBT')).toEqual([{ text: 'RBT here', line: 1 }])
  expect(quotes('CERTIFICATIONS\nCertified RBT\nCook\nNumber RBT-24-348734')).toEqual([
    { text: 'Number RBT-24-348734', line: 3 },
  ])
  expect(quotes('RBT work\tMesa')).toEqual([{ text: 'RBT work', line: 0 }])
})

const jobsThatEnded = parseCases(`
CERTIFICATIONS / BCBA, No. 1-14-16032, active / EXPERIENCE / Board Certified Behavior Analyst, Jul 2014 – Aug 2019 => BCBA+ 1-14-16032
CERTIFICATIONS / Registered Behavior Technician / EXPERIENCE / Registered Behavior Technician, 2014 – 2019 => RBT+
CERTIFICATIONS / Board Certified Assistant Behavior Analyst / WORK / Board Certified Assistant Behavior Analyst 2014 – 2019 => BCaBA+
CERTIFICATIONS / BCBA 1-14-16032, expired 2019 / EXPERIENCE / Board Certified Behavior Analyst, Jul 2014 – Aug 2019 => BCBA! 1-14-16032
EXPERIENCE / Former RBT, Sun School, 2014 – 2019 => RBT!
EXPERIENCE / RBT (certification lapsed), Sun School, 2014 – 2019 => RBT!
`)
test.each(jobsThatEnded)('%s: the end of a job ends no certification', (text, read) => {
  expect(held(text)).toBe(read)
})
