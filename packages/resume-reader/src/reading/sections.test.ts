import { expect, test } from 'vitest'
import { toDocument } from '../testing/to-document.ts'
import { assignSections, removeUnticked } from './sections.ts'

const findSection = (line: string) => {
  const [first] = assignSections(toDocument(line).lines)
  return first?.isHeader ? first.section : null
}

test.each([
  ['EXPERIENCE', 'experience'],
  ['Work Experience:', 'experience'],
  ['E X P E R I E N C E', 'experience'],
  ['Professional Experience & Internships', 'experience'],
  ['— Skills —', 'skills'],
  ['Licenses and Certifications', 'certifications'],
  ['EDUCACIÓN', 'education'],
  ['Experiencia Laboral', 'experience'],
  ['Job Requirements', 'advert'],
  ['References', 'references'],
  ['Three years of experience with children.', null],
  ['Behavior Technician', null],
  ['• Skills', null],
])('%s heads the part %s', (line, section) => expect(findSection(line)).toBe(section))

test('a header holds until the next; a header with words behind it for its line', () => {
  const lines = assignSections(
    toDocument('Ana Ruiz\nEXPERIENCE\nTeacher\nLanguages: English\nAide\n\nSKILLS\nDTT').lines,
  )
  expect(lines.map(({ section }) => section)).toEqual([
    'top',
    'experience',
    'experience',
    'languages',
    'experience',
    'skills',
    'skills',
  ])
})

test('words behind an empty box are not claimed', () => {
  expect(removeUnticked('☒ Token economy ☐ PECS ☒ Toilet training')).toBe('☒ Token economy        ☒ Toilet training')
  expect(removeUnticked('[x] CPR [ ] CPI')).toBe('[x] CPR        ')
  expect(removeUnticked('CPR and CPI')).toBe('CPR and CPI')
})

const at = (x: number, y: number, text: string) => ({
  text,
  page: 1,
  box: { x, y, width: 300, height: 12 },
  heading: false,
})

test('lines set in below a date on its own are no list', () => {
  const beside = [
    at(50, 100, 'Summary'),
    at(50, 115, 'Patient and punctual.'),
    at(50, 130, 'Calm.'),
    at(50, 145, 'Kind.'),
  ]
  const job = [
    at(50, 160, 'Experience'),
    at(50, 175, 'March 2022 – Present'),
    at(80, 190, 'Desert Bloom ABA, Mesa, AZ'),
    at(80, 205, 'Behavior Technician'),
  ]
  const lines = assignSections([...beside, ...job])
  expect(lines.filter(({ bulleted }) => bulleted)).toEqual([])
  const titled = assignSections([...beside, ...job.map((line, nth) => (nth === 1 ? { ...line, text: 'Tutor' } : line))])
  expect(titled.filter(({ bulleted }) => bulleted).map(({ text }) => text)).toEqual([
    'Desert Bloom ABA, Mesa, AZ',
    'Behavior Technician',
  ])
})
