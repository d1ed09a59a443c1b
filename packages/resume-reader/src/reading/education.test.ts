import { expect, test } from 'vitest'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'
import { readEducation } from './education.ts'
import { assignSections } from './sections.ts'

const learnt = (text: string) => {
  const { highest, field, in_progress } = readEducation(assignSections(toDocument(text).lines), '2026-11-24')
  return highest === null ? '' : `${highest}: ${field ?? '-'}${in_progress ? ', under way' : ''}`
}
const schooled = (text: string) => learnt(`EDUCATION\n${text}`)

const degrees = parseCases(`
{High school diploma, High school, Secondary school, GED, G.E.D., G.E.D, HS diploma, HS grad, Bachillerato, Preparatoria, Secundaria, Escuela superior} => high school: -
{Associate degree, Associate's degree, Associates degree, Associate of Arts, Associate in Arts, Grado asociado, Técnico superior, Associates science} => associate: -
{A.A., A.A.S., AAS, AA, A.S., AS} in Art History => associate: Art History
{Bachelor, Bachelors, Bachelor's degree, Baccalaureate, Undergraduate degree, Licenciatura, Licenciado, Licenciada} => bachelor: -
{Bachiller en Arte, Grado en Arte} => bachelor: Arte
{B.A., B. A., B.S., B.Ed., BEd, BSW, B.S.W., B.F.A., BFA, BBA, BSN, B.S.N., BSc, B.Sc., BA, BS} in Art History => bachelor: Art History
{Master of Arts, Masters in Arts, Master's degree, Master program, Master's, Masters, Maestría, Magister, Masterado} => master: -
{M.A., M. A., M.S., M.Ed., MEd, M.S.W., MSW, M.B.A., MBA, MSc, M.Sc., MA, MS} in Art History => master: Art History
{Doctorate, Doctoral degree, Doctor of Arts, Doctorado} => doctorate: -
Doctoral candidate => doctorate: -, under way
{Ph.D., PhD, Ph. D., Psy.D., PsyD, Ed.D., EdD} in Art History => doctorate: Art History
{Bachelorette, Mastery, Doctors, Associated, Grade} => -
BA, Art History => bachelor: Art History
BA - Art History => bachelor: Art History
BA => bachelor: -
BAx in Art => -
{Associates of Arts, Associate arts, Associates arts} here => associate: here
Associates, Arts => associate: -
• Associate, Arts => associate: -
---- Associate, Arts => -
----- Associate, Arts => -
My associate, Arts => -
{B.SW., B.FA., B.BA, B.SN, B.A, B.S, B.Sc} in Art History => bachelor: Art History
{M.SW., M.BA, M.A, M.S, M.Sc} in Art History => master: Art History
Psychology, Ph.D. => doctorate: Psychology
Masters of Arts => master: -
`)
test.each(degrees)('%s', (text, said) => expect(schooled(text)).toBe(said))

const fields = parseCases(`
Bachelor of Science in Nursing => bachelor: Nursing
Bachelor of Science, Nursing => bachelor: Nursing
Bachelor of Science: Nursing => bachelor: Nursing
Bachelor of Science – Nursing => bachelor: Nursing
Bachelor of Applied Science in Nursing => bachelor: Nursing
Bachelor of Applied Sciences in Nursing => bachelor: Nursing
Bachelor of Sciences in Nursing => bachelor: Nursing
Bachelor of Education in Reading => bachelor: Reading
Bachelor of Arts degree in Nursing => bachelor: Nursing
Bachelor of Arts  degree  in  Nursing => bachelor: Nursing
Bachelor  of  Arts  in  Nursing => bachelor: Nursing
Bachelor of Fine Arts, in Painting => bachelor: Painting
Bachelor of Business Administration in Sales => bachelor: Sales
Bachelor of Philosophy => bachelor: Philosophy
Bachelor of Arts => bachelor: -
Bachelor's of Nursing => bachelor: Nursing
Bachelors of Nursing => bachelor: Nursing
Bachelor's in Nursing => bachelor: Nursing
Bachelor's degree in Nursing => bachelor: Nursing
Bachelor's  degree  in  Nursing => bachelor: Nursing
Master of Social Work => master: Social Work
Associate of Applied Science in Child Care => associate: Child Care
Doctor of Education in Behavior => doctorate: Behavior
Bachelor degree, Nursing => bachelor: Nursing
Bachelor's program, Nursing => bachelor: Nursing
Bachelor's student: Nursing => bachelor: Nursing, under way
Master's candidate (Nursing) => master: Nursing, under way
Bachelor's: Nursing => bachelor: Nursing
Bachelor's (Nursing) => bachelor: Nursing
Bachelor's – Nursing => bachelor: Nursing
Bachelor's - Nursing => bachelor: Nursing
Bachelor's   Nursing => bachelor: Nursing
B.A. Arts in Nursing => bachelor: Nursing
B.A. in Arts => bachelor: -
B.A. in science and Art => bachelor: science and Art
B.S. Applied Science, Nursing => bachelor: Nursing
M.A. Social Work => master: Social Work
M.A. Education, Reading => master: Reading
M.S. degree in Nursing => master: Nursing
M.S. diploma: Nursing => master: Nursing
M.S., degree: Nursing => master: Nursing
B.A. major in Nursing => bachelor: Nursing
B.A. majoring in Nursing => bachelor: Nursing
B.A., majoring in Nursing => bachelor: Nursing
B.A., concentration in Nursing => bachelor: Nursing
Licenciatura en Psicología => bachelor: Psicología
Licenciatura en Artes en Danza => bachelor: Artes en Danza
Licenciatura de Derecho => bachelor: Derecho
B.A. of Nursing => bachelor: Nursing
B.A. Nursing {from, at, with, minor, graduated, completed, degree, obtained, currently, and minor, and a minor, gpa, since} ASU => bachelor: Nursing
B.A. Nursing {expected, anticipated, in progress, student, present} ASU => bachelor: Nursing, under way
B.A. Nursing {de la universidad, en la universidad} ASU => bachelor: Nursing
B.A. Nursing - ASU => bachelor: Nursing
B.A. Nursing – ASU => bachelor: Nursing
B.A. Nursing | ASU => bachelor: Nursing
B.A. Nursing-Care => bachelor: Nursing-Care
B.A. Nursing\tASU => bachelor: Nursing
B.A. Nursing   Mesa => bachelor: Nursing
B.A. Nursing  Mesa => bachelor: Nursing  Mesa
B.A. Nursing, 2021 => bachelor: Nursing
B.A. Nursing/ => bachelor: Nursing
B.A. Nursing ' => bachelor: Nursing
B.A. in Child & Family Studies => bachelor: Child & Family Studies
B.A. in {University Park, College, School, Institute, Academy, Universidad, Colegio, Instituto, State, ASU, UCLA, GCU, Online, Campus} => bachelor: -
B.A. in Statecraft => bachelor: Statecraft
B.A. in Schooling => bachelor: Schooling
B.A. in Preschools => bachelor: Preschools
B.A. in {Degree, Diploma, Program, The, Arts, Science} => bachelor: -
B.A. in Candidate => bachelor: -, under way
B.A. in Degrees => bachelor: Degrees
B.A. in Artsy => bachelor: Artsy
B.A. in Sciences => bachelor: Sciences
B.A. in Martial Arts => bachelor: Martial Arts
B.A. in Art => bachelor: Art
B.A. in Ar => bachelor: -
B.A. in 3D => bachelor: -
Psychology, B.A. => bachelor: Psychology
Psychology – B.A. => bachelor: Psychology
Psychology: B.A. => bachelor: Psychology
Psychology B.A. => bachelor: Psychology
1, B.A. => bachelor: -
Ps, B.A. => bachelor: -
Child & Family Studies, B.A. => bachelor: Child & Family Studies
B.A. / Major: Nursing => bachelor: Nursing
B.A. / Major in Nursing => bachelor: Nursing
B.A. / Major Nursing => bachelor: Nursing
B.A. / Concentration in Nursing => bachelor: Nursing
B.A. / Field of study: Nursing => bachelor: Nursing
B.A. / Especialidad en Nursing => bachelor: Nursing
B.A. / Majority Nursing => bachelor: -
High school diploma, Major: Nursing => high school: -
Bachelor in Nursing, 2021 => bachelor: Nursing
Bachelor in Nursing; expected => bachelor: Nursing, under way
Bachelor in Nursing (in progress) => bachelor: Nursing, under way
Bachelor in Nursing | anticipated => bachelor: Nursing, under way
Bachelor in Nursing, Care => bachelor: Nursing
Bachelor in XY => bachelor: -
Licenciatura con mención en Psicología => bachelor: Psicología
Licenciatura con mencion en Danza => bachelor: Danza
B.A. Nursing /, => bachelor: Nursing
Bachelor  degree  in  Nursing => bachelor: Nursing
Bachelor of Science  in  Nursing => bachelor: Nursing
Bachelor’s in Nursing => bachelor: Nursing
Bachelors' in Nursing => bachelor: Nursing
B.A.  in  Nursing => bachelor: Nursing
B.A.  of  Arts  and Nursing => bachelor: Arts  and Nursing
Bachelor in Nursing,2021 => bachelor: Nursing
Bachelor in Nursing,  2021 => bachelor: Nursing
1 Psychology, B.A. of => bachelor: Psychology
Psychology 1, B.A. => bachelor: -
B.A. / Major  in  Nursing => bachelor: Nursing
`)
test.each(fields)('%j', (text, said) => expect(schooled(text)).toBe(said))

const ends = parseCases(`
B.A. in Art, {in progress, expected, anticipated, currently enrolled, pursuing, enrolled, candidate, present, current, to be completed, ongoing, student, en curso, cursando, some college, exp. 2027, working toward, working towards, credit, credits, working on, graduating, no terminada, no terminado, incomplete, toward} => bachelor: Art, under way
B.A. in Art, 2021 => bachelor: Art
B.A. in Art, {presently, students, 2025} => bachelor: Art
B.A. in Art, 2025 - 2027 => bachelor: Art, under way
B.A. in Art, 2021 - 2026 => bachelor: Art
B.A. in Art, 2027 => bachelor: Art, under way
B.A. in Art, November 2026 => bachelor: Art
B.A. in Art, December 2026 => bachelor: Art, under way
B.A. in Art, October 2026 - November 2026 => bachelor: Art
B.A. in Art / 2027 => bachelor: Art, under way
B.A. in Art / Mesa / 2027 => bachelor: Art, under way
B.A. in Art / Mesa / Expected => bachelor: Art, under way
B.A. in Art / Mesa / In progress => bachelor: Art, under way
B.A. in Art / Mesa / Soon to be completed => bachelor: Art
B.A. in Art / Mesa / In progress with a line of forty signs or more of it => bachelor: Art
B.A. in Art / Mesa / High school in progress => bachelor: Art
B.A. in Art / Mesa / SKILLS / 2027 => bachelor: Art
B.A. in Art / SKILLS / 2027 => bachelor: Art
B.A. in Art / High school diploma 2027 => bachelor: Art
2027 / B.A. in Art => bachelor: Art, under way
2027 / B.A. in Art, 2021 => bachelor: Art
In progress / B.A. in Art, expected => bachelor: Art, under way
In progress / B.A. in Art / Mesa => bachelor: Art, under way
In progress / B.A. in Art / 2021 => bachelor: Art
High school, 2027 / B.A. in Art => bachelor: Art
B.A. in Art, 2021 - now => bachelor: Art, under way
B.A. in Art, 2021 - hoy => bachelor: Art, under way
B.A. in Art / Mesa / Room 5, ongoing => bachelor: Art
In progress / B.A. in Art, Room 5 => bachelor: Art, under way
In progress / B.A. in Art / Room 5 => bachelor: Art, under way
`)
test.each(ends)('%j', (text, said) => expect(schooled(text)).toBe(said))

const places = parseCases(`
B.A. in Art => bachelor: Art
EXPERIENCE / Bachelor of Arts => bachelor: -
EXPERIENCE / Bachelor here => -
EXPERIENCE / Bachelor degree => bachelor: -
EXPERIENCE / Licenciatura => bachelor: -
EXPERIENCE / High school => -
EXPERIENCE / High school diploma => high school: -
EXPERIENCE / B.A. in Art => -
EXPERIENCE / • B.A. in Art => -
High school => -
High school {diploma, graduate, grad} => high school: -
{GED, Bachillerato} => high school: -
Secondary school => -
REFERENCES / Bachelor of Arts => -
JOB REQUIREMENTS / Bachelor of Arts => -
CERTIFICATIONS / B.A. in Art => bachelor: Art
INTERESTS / B.A. in Art => bachelor: Art
OBJECTIVE / B.A. in Art => bachelor: Art
SUMMARY / B.A. in Art => bachelor: Art
SKILLS / B.A. in Art => -
LANGUAGES / B.A. in Art => -
EDUCATION / Scrum master program => -
EDUCATION / Master trainer program => -
EDUCATION / Boston, {MA, MS, AS, AA} => -
EDUCATION / Boston, MA in Art => master: Art
EDUCATION / Boston, MA, Art => master: Art
EDUCATION / Boston, BA => bachelor: Boston
EDUCATION / SAID AS => -
EDUCATION / SAID BA => bachelor: SAID
EDUCATION / SAID A.A. => associate: SAID
Ana Ruiz, MS => -
Ana Ruiz, MS - BCBA => -
Ana Ruiz, MS of => -
SUMMARY / Known AS a cook => -
SUMMARY / Known as MS Cook => master: Cook
SUMMARY / Known as MS in Art => master: Art
SUMMARY / Known as MS, Cook => master: Cook
SUMMARY / Known as M.S. here => master: here
EDUCATION / High school / B.A. / M.A. => master: -
EDUCATION / B.A. in Art / B.S. in Law => bachelor: Art
Bachelor of Art / EDUCATION / Bachelor of Law => bachelor: Law
EDUCATION / Bachelor of Law / INTERESTS / Bachelor of Art => bachelor: Law
EDUCATION / B.A. in Art / SKILLS / High school diploma => bachelor: Art
SKILLS / DTT => -
B.A. in Art / Education: 2027 => bachelor: Art
In progress / Education: B.A. in Art => bachelor: Art
Master of Art / EDUCATION / Bachelor of Law => master: Art
Bachelor of Art / SUMMARY / Bachelor of Law => bachelor: Art
EDUCATION / Bachelor of Art and scrum master work => bachelor: Art and scrum master work
EDUCATION / Social work, MSW => master: Social work
EDUCATION / Child care, AAS => associate: Child care
EDUCATION / Boston, town MA Art => master: Art
EDUCATION / Boston,{MA,   MA} => -
EDUCATION / Boston, MA was in Art => -
Ana Ruiz, BA - bcba => -
Ana Ruiz, BA , lba => -
Ana Ruiz, BA - of Mesa, LBA => -
SUMMARY / Ana Ruiz, BA => -
SUMMARY / Known as BA here in Art => -
SUMMARY / Known as BA  Cook => bachelor: Cook
SUMMARY / Known as BA,  Cook => bachelor: Cook
SUMMARY / Known as BA, cook => -
SUMMARY / Known as BA - here, Cook => -
`)
test.each(places)('%j', (text, said) => expect(learnt(text)).toBe(said))

test('letters behind the name at the top are a degree, with other letters or nothing behind them', () => {
  for (const text of ['Ana Ruiz, BA', 'Ana Ruiz, BA ', 'Ana Ruiz, BA , LBA'])
    expect(learnt(text), text).toMatch(/^bachelor/)
})

const third = (signs: number) => schooled(`B.A. in Art\nMesa\nexpected ${'x'.repeat(signs - 9)}`)
test('a third line has the end of a degree while it is short', () => {
  expect(third(39)).toBe('bachelor: Art, under way')
  expect(third(40)).toBe('bachelor: Art')
})
