import { expect, test } from 'vitest'
import { documentOf } from '../testing/document-of.ts'
import { onlyTicked, sectionLines } from './sections.ts'

const sectionOf = (line: string) => {
  const [first] = sectionLines(documentOf(line).lines)
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
])('%s heads the part %s', (line, section) => expect(sectionOf(line)).toBe(section))

test('a header holds until the next; a header with words behind it for its line', () => {
  const lines = sectionLines(documentOf('Ana Ruiz\nEXPERIENCE\nTeacher\nLanguages: English\nAide\n\nSKILLS\nDTT').lines)
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
  expect(onlyTicked('☒ Token economy ☐ PECS ☒ Toilet training')).toBe('☒ Token economy        ☒ Toilet training')
  expect(onlyTicked('[x] CPR [ ] CPI')).toBe('[x] CPR        ')
  expect(onlyTicked('CPR and CPI')).toBe('CPR and CPI')
})
