import { describe, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { otherDocuments } from './testing/other-documents.ts'
import { resumeCases as typical } from './testing/resume-cases.ts'
import { said } from './testing/said-of.ts'
import { toDocument } from './testing/to-document.ts'

const today = '2026-11-24'
const resumeCases = [...typical, ...otherDocuments]

describe('a whole résumé is read as a person reads it', () => {
  test.each(resumeCases)('$name', ({ text, kind, certifications, months, terms, languages, education, jobs }) => {
    const labels = { kind, certifications, months, terms, languages, education, jobs }
    expect(said(readResume(toDocument(text), { today }))).toEqual(labels)
  })
})

test('every fact is quoted verbatim from its line', () => {
  for (const { text } of resumeCases) {
    const document = toDocument(text)
    const { certifications, skills, assessments, systems, languages, availability, employers } = readResume(document, {
      today,
    })
    for (const { quote } of [
      ...certifications,
      ...skills,
      ...assessments,
      ...systems,
      ...languages,
      ...availability,
      ...employers,
    ])
      expect(document.lines[quote.line]?.text).toContain(quote.text)
  }
})

test('a document without lines is no résumé', () => {
  expect(readResume({ lines: [], pages: 1, unread: [1] }, { today })).toMatchObject({
    is_resume: false,
    unread: [1],
    aba_months: null,
  })
})

test('a résumé that says nothing of a position takes the one that is thought', () => {
  const document = toDocument('Sam Ortiz\nsam@example.test\nEXPERIENCE\nBarista, Starbucks, 2021 - 2023')
  expect(readResume(document, { today }).position).toBe('neither')
  expect(readResume(document, { today, position: 'BCBA' }).position).toBe('BCBA')
})

test('a degree with its year is no job, and availability may follow the last one', () => {
  const text =
    'Robin Lake\nCurrent RBT\nM.S. in Applied Behavior Analysis, 2026\nExperience\nLead RBT at Sunrise ABA (2020-present)\nDisponible de lunes a viernes por las tardes'
  const { employers, availability } = readResume(toDocument(text), { today })
  expect(employers.map(({ title, name }) => [title, name])).toEqual([['Lead RBT', 'Sunrise ABA']])
  expect(availability.map(({ name }) => name)).toEqual(['lunes a viernes', 'tardes'])
})

test('an employer in Colorado, and a title no one lists below its employer', () => {
  const text =
    'Sam Hill\nExperience\nBarista – Bean & Leaf, Denver, CO\nMarch 2022 – December 2024\n- Opened the store\nSilver Mesa, Las Vegas, NV\t10/2019 – 02/2022\nCasino Dealer\n- Table games'
  const { employers } = readResume(toDocument(text), { today })
  expect(employers.map(({ title, name }) => [title, name])).toEqual([
    ['Barista', 'Bean & Leaf'],
    ['Casino Dealer', 'Silver Mesa'],
  ])
})
