import { expect, test } from 'vitest'
import type { PlacedLine } from '../../../../src/rules/placed-line.ts'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'
import { assignSections, removeUnticked } from './sections.ts'

/** The parts of the lines; a header in capitals. */
const parts = (text: string, heading = false) =>
  assignSections(toDocument(text).lines.map((line) => ({ ...line, heading })))
    .map(({ section, isHeader }) => (isHeader ? section.toUpperCase() : section))
    .join(' ')

const headers = parseCases(`
{Summary, Professional profile, About me, Resumen, Perfil} => SUMMARY
{Objective, Career goals, Objetivo, Metas} => OBJECTIVE
{Work, Work experience, Employment history, Internships, Experiencia laboral, Trabajo} => EXPERIENCE
{Volunteer work, Community service, Voluntariado} => VOLUNTEER
{Academic background, Schooling, Educación, Estudios} => EDUCATION
{Licenses, Credentials, Trainings, Certificaciones, Cursos} => CERTIFICATIONS
{Core competencies, Strengths, Habilidades, Destrezas} => SKILLS
{Languages, Language, Language skills, Languages spoken, Idiomas, Lenguas, Lenguajes} => LANGUAGES
{Availability, Schedule, Disponibilidad, Horario} => AVAILABILITY
{References, Referencias} => REFERENCES
{Job description, About us, What you'll do, Requisitos, Ofrecemos} => ADVERT
{Interests, Hobbies, Awards, Intereses, Premios} => OTHER
{My skills, Relevant skills, Professional skills, Key skills, Additional skills, Selected skills, Other skills} => SKILLS
{My work, Other jobs} => EXPERIENCE
Relevant coursework => EDUCATION
Ownmy skills => top
My very skills => top
S K I L L S => SKILLS
S K I L L => top
S KILL S => SKILLS
s k i l l s => SKILLS
S k i l l s 1 => SKILLS
Skills:  => SKILLS
Skills.  => top
Skills{., !, ?} => top
Skills, => SKILLS
Skills 2021 => top
Skills 202 => SKILLS
Skills  &  Abilities => SKILLS
Skills / Abilities => SKILLS SKILLS
Skills/Abilities => SKILLS
Skills, and Jokes => SKILLS
Skills and Jokes => SKILLS
Skills and jokes => top
Skills and jokes: => SKILLS
Skills and jokes:  => SKILLS
SKILLS AND JOKES => SKILLS
Jokes and Skills => SKILLS
Jokes and Skills and More => SKILLS
Jokes of Home and Skills => SKILLS
Jokes of the Good Old Home and Skills => top
Skills Jokes => top
Jokes and Puns => top
PRIOR WORK EXPERIENCE => EXPERIENCE
Prior Work Experience => top
MY OLD {WORK EXPERIENCE, EMPLOYMENT, EXPERIENCIA} => EXPERIENCE
MY OLD JOB HISTORY => top
MY OLD {HARD SKILLS, COMPETENCIES, HABILIDADES} => SKILLS
MY OLD CERTIFICATIONS => CERTIFICATIONS
MY OLD REFERENCES => REFERENCES
MY OLD LANGUAGES => LANGUAGES
MY OLD {EDUCATION, EDUCACION} => EDUCATION
MY OLD {QUALIFICATIONS, JOKES, SUMMARY} => top
A B C D EXPERIENCE => EXPERIENCE
THE VERY OLD WORK EXPERIENCE => EXPERIENCE
THE VERY OLD GOOD WORK EXPERIENCE => top
OLD, WORK EXPERIENCE => top
OLD | WORK EXPERIENCE => top
OLD @ WORK EXPERIENCE => top
OLD\tWORK EXPERIENCE => top
OLD EXPERIENCES => top
EXPERIENCE OLD => top
A1 => top
skills and Jokes => top
*** Skills *** => SKILLS
* Skills *** => SKILLS
Work-Experience => EXPERIENCE
Work1Experience => EXPERIENCE
Work. Experience => EXPERIENCE
Work my experience => top
ABA old experience => top
Jokes of My Home and Skills => SKILLS
Jokes of My Old Home and Skills => top
jokes: old and skills => top
{Habilidades y destrezas, habilidades y destrezas} => SKILLS
Educación y formación => EDUCATION
{Certificaciones y licencias, Cursos y certificaciones} => CERTIFICATIONS
`)
test.each(headers)('%j heads a part', (text, said) => expect(parts(text)).toBe(said))

const headings = parseCases(`
Prior work experience => EXPERIENCE
Skills and jokes => SKILLS
• Skills => SKILLS
Jokes => top
`)
test.each(headings)('%j, set as a heading, heads a part', (text, said) => expect(parts(text, true)).toBe(said))

const inline = parseCases(`
Skills: DTT => skills
Skills - DTT => skills
Skills\tDTT => skills
Skills-DTT => top
Languages: English => languages
Experience: Sun School => experience
EDUCATION / Experience: Sun School => EDUCATION experience
Summary: nice => top
Volunteer: zoo => top
Interests: zoo => top
SKILLS / Interests: zoo => SKILLS skills
SKILLS / Education: zoo / DTT => SKILLS education skills
EDUCATION: / zoo => EDUCATION education
Languages: English / Cook => languages languages
of: zoo => top
: Skills => SKILLS
A very long line with some more words ok skills: DTT => top
• Skills: DTT => top
Cook / Skills: DTT / Cook => top skills skills
– Skills – => SKILLS
-- Skills -- => SKILLS
--- Skills --- / DTT => SKILLS skills
- Skills => top
* Work * => EXPERIENCE
~ Skills ~ => SKILLS
= Skills = => SKILLS
- Skills - DTT => top
---------- Skills - => SKILLS
- Skills ---------- => top
x - Skills - => top
- Skills -x => top
Experience: Sun School / Cook => experience top
`)
test.each(inline)('%j is read in its part', (text, said) => expect(parts(text)).toBe(said))

test('a header is not long', () => {
  expect(parts(`Skills${' '.repeat(74)}`)).toBe('SKILLS')
  expect(parts(`Skills${' '.repeat(75)}`)).toBe('top')
})

const boxes = parseCases(`
{☐, □} DTT => _
☑ DTT => ☑ DTT
☒ DTT => ☒ DTT
✓ DTT => ✓ DTT
✔ DTT => ✔ DTT
✅ DTT => ✅ DTT
[ ] DTT [x] NET => _[x] NET
[] DTT [X] NET => _[X] NET
[y] DTT => [y] DTT
DTT ☐ NET ☑ => _NET ☑
DTT ☐ NET ☑ PRT => DTT_☑ PRT
DTT [x] NET [ ] => DTT [x]_
DTT [ ] NET [ ] => _
☐ DTT ☐ NET ☑ PRT => _☑ PRT
 ☐ DTT ☑ => _☑
`)
test.each(boxes)('of %j is ticked', (text, said) => expect(removeUnticked(text).replace(/ {2,}/g, '_')).toBe(said))

test('blanks an unticked item, without removing it', () => {
  expect(removeUnticked('☐ DTT ☑ NET')).toBe('      ☑ NET')
  expect(removeUnticked('DTT ☐ NET ☑')).toBe('      NET ☑')
  expect(removeUnticked('DTT ☐ NET ☑ ')).toBe('      NET ☑ ')
  expect(removeUnticked(' ☐ DTT ☑')).toBe('       ☑')
})

const placed = (text: string, x: number, page = 1): PlacedLine => ({
  text,
  page,
  box: { x, y: 0, width: 9, height: 9 },
  heading: false,
})
const bullets = (...lines: PlacedLine[]) =>
  assignSections(lines)
    .map(({ bulleted }) => (bulleted ? 'x' : '-'))
    .join('')

test('a line set in from an edge that three others keep is an entry of a list', () => {
  const edge = [placed('A', 50), placed('B', 50.4), placed('C', 49.6)]
  expect(bullets(...edge, placed('D', 58))).toBe('---x')
  expect(bullets(...edge, placed('D', 57.9))).toBe('----')
  expect(bullets(...edge, placed('D', 110))).toBe('---x')
  expect(bullets(...edge, placed('D', 110.1))).toBe('----')
  expect(bullets(...edge.slice(1), placed('D', 60))).toBe('---')
  expect(bullets(...edge, placed('D', 60, 2))).toBe('----')
  expect(bullets(...edge, { ...placed('D', 60), heading: true })).toBe('----')
  expect(bullets(...edge, { ...placed('D', 60), box: null })).toBe('----')
})

test('words that hang below an entry do not belong to it', () => {
  const edge = [placed('A', 50), placed('B', 50), placed('C', 50)]
  expect(bullets(...edge, placed('• D', 50), placed('E', 60))).toBe('---x-')
  expect(bullets(...edge, placed('• D', 50), placed('E', 74))).toBe('---x-')
  expect(bullets(...edge, placed('• D', 50), placed('E', 74.1))).toBe('---xx')
  expect(bullets(...edge, placed('• D', 60), placed('E', 60))).toBe('---xx')
  expect(
    bullets(...edge, placed('A', 50, 2), placed('A', 50, 2), placed('A', 50, 2), placed('• D', 50), placed('E', 60, 2)),
  ).toBe('------xx')
  expect(bullets(...edge, { ...placed('• D', 50), box: null }, placed('E', 60))).toBe('---xx')
})

test('blank lines are left out, the others keep their places and their words', () => {
  expect(assignSections(toDocument('Ana\n \nSKILLS\nÉl').lines)).toMatchObject([
    { index: 0, text: 'Ana', section: 'top', isHeader: false, folded: 'ana', bulleted: false },
    { index: 2, section: 'skills', isHeader: true },
    { index: 3, text: 'Él', section: 'skills', folded: 'el' },
  ])
  expect(parts(`${' '.repeat(2_000)}Ana`)).toBe('')
  expect(assignSections(toDocument('x\n'.repeat(5_001)).lines)).toHaveLength(5_000)
})
