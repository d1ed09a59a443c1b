import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { compilePhrases } from '../phrases.ts'
import type { Section } from '../sections.ts'
import { foldLine, splitWords } from '../words.ts'
import { isClaim, isOthers } from './certification-claims.ts'

const names = compilePhrases(['RBT', 'BCBA', 'behavior technician', 'LBA'].map((name) => [name, 'x'] as const))
const place = (text: string) => {
  const words = splitWords(text)
  const [found] = names.all(words)
  if (!found) throw new Error(`${text} names no certification`)
  return { words, ...found }
}
const whose = (text: string) => {
  const { words, from, to } = place(text)
  return isOthers(words, from, to) ? 'others' : 'own'
}
const claims = (text: string, section: Section, kind: 'RBT' | 'other' = 'RBT') => {
  const { words, from, to } = place(text)
  const first = {
    text,
    page: 1,
    box: null,
    heading: false,
    index: 0,
    section,
    isHeader: false,
    folded: foldLine(text),
    bulleted: false,
    continues: false,
  }
  return isClaim({ words, section, first }, from, to, text, kind)
}

const mentions = parseCases(`
{RBTs, BCBAs, BCBAS, rbts, behavior technicians, BEHAVIOR TECHNICIANS} in town => others
RBT {supervision, supervisor, team, staff, led, created, written, oversight, guidance, mentor, clients, directed} => others
RBT {teams, restaff, ledger} => own
RBT{., ,, ;, :, |} team => own
RBT supervised {fieldwork, hours, experience, practicum} => own
RBT supervised {myfieldwork, hoursly, kids} => others
trainees on their way to the {BCBA, RBT} => others
{trainees, supervisees, mentees} near BCBA => others
{strainees, traineeship} near BCBA => own
by my trainer {toward, towards, as, certified, become, becoming} BCBA => own
by my {stoward, asia} BCBA => others
by {my, mi} RBT => others
by kept {my, mi} RBT => own
by {on, get, earned, have, obtained, renewed, lost, maintain, obtuve, tengo} my RBT => own
by {cannon, getter} my RBT => others
by kept {amy, mine} RBT => others
with RBT {exam, certification, certificate, license, training, course, lapsed, number, is, has, status} => own
with RBT {reexam, exams, isles} => others
with RBT{., ,, ;, |} exam => others
with RBT: exam => own
{by, under, with, from, supervising, trained, supported, por, bajo, con, helping, their, other, to, for, asistí, apoyé} a RBT => others
{standby, byte, near} a RBT => own
by one two three RBT => others
by one two three four RBT => own
by a {as, certification, certified, role} big RBT => own
by a {gas, roles} big RBT => others
by friends{,, ;, :} nice RBT => own
by friends, RBT => others
by friends. nice RBT => others
{Supervisor, supervisora}: Ann Lee of Mesa, RBT => others
supervisoro: Ann Lee of Mesa, RBT => own
Supervisors: Ann Lee of Mesa, RBT => others
{Presupervisor, supervisorix}: Ann Lee of Mesa, RBT => own
Supervisor Ann Lee of Mesa, RBT => own
RBT, supervisor: Ann => own
RBT => own
BCBA near trainees => own
RBT led fieldwork => others
`)
test.each(mentions)('%s is of yourself or of others', (text, said) => expect(whose(text)).toBe(said))

const top = parseCases(`
Ana Ruiz, RBT {from, near, of} Mesa => false
Ana Ruiz, {RBT, M.A. BCBA, B. S. BCBA} => true
Ana Ruiz, MA; BCBA => false
Ana M. Ruiz | BCBA => true
Ana Maria del Ruiz (BCBA) => false
position as an RBT today it is => false
Ana Ruiz, RBT => true
Ana Ruiz – RBT => true
Ana Ruiz | BCBA => true
Ana Ruiz (BCBA) => true
Ana Ruiz - BCBA, LBA => true
Ana Ruiz, M.A., BCBA, LBA => true
Ana Ruiz, M. Ed., BCBA / LBA | RBT => true
Ana O'Neil-Ruiz Pérez, BCBA of x => false
José Ángel D’Arcy Núñez Vidal, BCBA, LBA, M.A. => true
Ana Ruiz RBT and more words here => false
Ana ruiz, BCBA, LBA, QBA => false
ana Ruiz, BCBA, LBA, QBA => false
Ana, BCBA, LBA, QBA, IBA => false
Ana Ruiz, BCBA near the sea => false
Ana Ruiz, near LBA, BCBA => false
  Ana  Ruiz, BCBA, LBA, M.A., M.S. => true
Ana Bea Cleo Dora Eva Fay Gil, BCBA, LBA => false
`)
test.each(top)('%s stands at the top', (text, said) => expect(String(claims(text, 'top'))).toBe(said))

const sought = parseCases(`
Certified for a {position, job, role, opportunity, opening, employment, work} as an RBT => false
Certificada, un {puesto, trabajo, empleo, vacante, plaza} de RBT => false
Certified, {career, start, joining teams, join people} as RBT => false
Certified for a position {as, of, for, como, de} RBT => false
Certified for a position as {an, a, the, una} RBT => false
Certified for a position one two three as RBT => false
Certified for a position one two three four as RBT => false
Certified for reposition as RBT => true
Certified for a position near RBT => true
Certified for a position as my RBT => true
Certified, joining us as RBT here now => false
`)
test.each(sought)('%s may be what is asked for', (text, said) => expect(String(claims(text, 'other'))).toBe(said))

const elsewhere = parseCases(`
{Position, Desired, Puesto, Role, Job title, Title, Applying, Applied, Seeking, Objective, Employer, Cargo}: RBT => false
  Position: RBT => false
My position: RBT => true
Positions: RBT => true
RBT {with, con, seeking, who, specializing, offering, bringing, dedicated, experienced, skilled} dogs and cats => true
RBT {forthwith, whose, near} dogs and cats => false
One two three RBT with dogs => true
One two three four RBT with dogs => false
One RBT here => true
One RBT here now => false
Certified one two three four five RBT => true
Certified one two three four five six RBT => false
One two RBT one two three four five six certified => true
One two RBT one two three four five six seven certified => false
`)
test.each(elsewhere)('%s says that it is held, or not', (text, said) =>
  expect(String(claims(text, 'other'))).toBe(said),
)

test('the counted words depend on the part of the résumé', () => {
  const plain = 'RBT at the beach in May'
  expect(
    (['summary', 'skills', 'certifications', 'top', 'other', 'experience'] as const).map((section) =>
      claims(plain, section),
    ),
  ).toEqual([true, true, true, false, false, false])
  expect((['summary', 'skills', 'other'] as const).map((section) => claims(`One ${plain}`, section))).toEqual([
    true,
    true,
    false,
  ])
  expect((['summary', 'skills', 'other'] as const).map((section) => claims(`One two ${plain}`, section))).toEqual([
    false,
    false,
    false,
  ])
  expect((['experience', 'volunteer', 'other'] as const).map((section) => claims('RBT there', section))).toEqual([
    false,
    false,
    true,
  ])
  for (const word of ['certified', 'certification', 'certificado', 'credential'])
    expect(
      (['experience', 'volunteer'] as const).map((section) => claims(`Lead RBT, ${word}`, section)),
      word,
    ).toEqual([true, true])
  expect(claims('Lead RBT, uncertified', 'experience')).toBe(false)
  expect(claims('Role: RBT', 'certifications')).toBe(false)
  expect(claims('RBT, current, at the zoo', 'volunteer')).toBe(false)
  expect(claims('RBT, current, at the zoo', 'other')).toBe(true)
})

test('other certifications are claimed in their parts, by a name, a word of holding, or alone', () => {
  const words = 'LBA in the city of Mesa'
  expect(
    (['certifications', 'education', 'skills'] as const).map((section) => claims(words, section, 'other')),
  ).toEqual([true, true, false])
  expect(claims('LBA in the city Mesa', 'skills', 'other')).toBe(true)
  expect(claims('Certified LBA in the city of Mesa', 'skills', 'other')).toBe(true)
  expect(claims('Ana Ruiz, LBA, M.A., M.S., M.Ed.', 'skills', 'other')).toBe(true)
  expect(claims(`LBA ${'word '.repeat(198)}certified`, 'skills', 'other')).toBe(true)
  expect(claims(`LBA ${'word '.repeat(199)}certified`, 'skills', 'other')).toBe(false)
})
