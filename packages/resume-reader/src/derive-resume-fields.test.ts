import { expect, test } from 'vitest'
import { type Position } from '../../../src/rules/credential/positions.ts'
import { createTextDocument } from './create-text-document.ts'
import { deriveResumeFields } from './derive-resume-fields.ts'
import { formatTimeWorked } from './format-time-worked.ts'
import type { ReadCertification } from './resume-facts.ts'
import { findNumbers } from './rubric/changed-scores.ts'
import { scoreResume } from './score-resume.ts'
import { serializeFacts } from './serialize-facts.ts'
import { createTerms, noFacts } from './testing/no-facts.ts'

const certification = (kind: ReadCertification['kind'], state: ReadCertification['state'], number: string | null) => ({
  kind,
  state,
  number,
  quote: { text: `${kind} here`, line: 0 },
})
const facts = {
  ...noFacts,
  current_rbt: true,
  certifications: [
    certification('other', 'active-claimed', '9'),
    certification('RBT', 'active-claimed', 'RBT-24-1'),
    certification('BCaBA', 'active-claimed', '0-24-1'),
  ],
  skills: createTerms('DTT'),
}
const given = (position: Position, more: Partial<typeof facts> = {}, values: string[] = []) => {
  const read = { ...facts, ...more }
  return deriveResumeFields(position, { facts: read, score: scoreResume(read, { position, values }) })
}

test('an RBT gets percentages, a BCBA scores, each with its words', () => {
  const rbt = given('RBT')
  expect([
    rbt.skills_percentage,
    rbt.experience_percentage,
    rbt.skills_score,
    rbt.experience_score,
    rbt.culture_fit_score,
  ]).toEqual(['45', '14', null, null, null])
  expect(rbt.skills_rationale).toMatch(/^Early: trained or certified, or several skills\. /)
  expect(rbt.experience_rationale).toMatch(/^A little relevant experience\. |^Little or no/)
  expect(rbt.reinforce_analysis).toMatch(/^Strongest: certification/)
  expect([
    rbt.bcba_skills_rationale,
    rbt.bcba_experience_rationale,
    rbt.culture_fit_rationale,
    rbt.findbcbas_analysis,
  ]).toEqual([null, null, null, null])
  const bcba = given('BCBA', {}, ['family'])
  expect([
    bcba.skills_percentage,
    bcba.experience_percentage,
    bcba.skills_score,
    bcba.experience_score,
    bcba.culture_fit_score,
  ]).toEqual([null, null, '15', '1', '0'])
  expect(bcba.bcba_skills_rationale).toMatch(
    /^Shows little of what a BCBA does\. Certification: Claims an active BCaBA/,
  )
  expect(bcba.bcba_experience_rationale).toMatch(/^Little or no relevant experience\. Scored 1, because/)
  expect(bcba.culture_fit_rationale).toMatch(/^0 of 1 clinic values/)
  expect(bcba.findbcbas_analysis).toMatch(/^Strongest: /)
  expect([bcba.skills_rationale, bcba.experience_rationale, bcba.reinforce_analysis]).toEqual([null, null, null])
})

test('copies a number in force, of the position, and of a résumé', () => {
  expect(given('RBT').certification_number).toBe('RBT-24-1')
  expect(given('BCBA').certification_number).toBe('0-24-1')
  expect(
    given('BCBA', { certifications: [certification('BCBA', 'active-claimed', '1-24-1')] }).certification_number,
  ).toBe('1-24-1')
  expect(
    given('RBT', { certifications: [certification('RBT', 'expired', 'RBT-24-1')] }).certification_number,
  ).toBeNull()
  expect(
    given('RBT', { certifications: [certification('RBT', 'active-claimed', null)] }).certification_number,
  ).toBeNull()
  expect(
    given('RBT', { certifications: [certification('BCBA', 'active-claimed', '1-24-1')] }).certification_number,
  ).toBeNull()
  expect(given('RBT', { certifications: [] }).certification_number).toBeNull()
  expect(given('RBT', { is_resume: false }).certification_number).toBeNull()
  expect(given('RBT', { has_prompt_injection: true }).certification_number).toBeNull()
})

test('anyone who is an RBT today is one where the position is that of an RBT', () => {
  expect(given('RBT').current_rbt).toBe(true)
  expect(given('RBT', { current_rbt: false }).current_rbt).toBe(false)
  expect(given('BCBA').current_rbt).toBe(false)
  expect(given('RBT', { is_resume: false }).current_rbt).toBe(false)
  expect(given('RBT', { has_prompt_injection: true }).current_rbt).toBe(false)
})

test('a file that cannot be read has no facts', () => {
  expect(serializeFacts(null)).toEqual({
    readable: false,
    is_resume: false,
    position: 'neither',
    certifications: [],
    current_rbt: false,
    aba_months: null,
    related_months: null,
    skills: [],
    assessments: [],
    systems: [],
    languages: [],
    availability: [],
    education: { highest: null, field: null, in_progress: false },
    employers: [],
    skills_percentage: null,
    experience_percentage: null,
    skills_score: null,
    experience_score: null,
    culture_fit_score: null,
    quotes: [],
  })
})

test('formats the facts of a file without their quotes', () => {
  const job = {
    name: 'Sun School',
    title: 'RBT',
    from: '2021-01',
    to: 'present' as const,
    kind: 'aba' as const,
    quote: { text: 'x', line: 0 },
  }
  const read = {
    ...facts,
    position: 'RBT' as const,
    aba_months: 5,
    related_months: 3,
    assessments: createTerms('FBA'),
    systems: createTerms('Catalyst'),
    languages: createTerms('Spanish'),
    availability: createTerms('weekends'),
    education: { highest: 'bachelor', field: 'Art', in_progress: true },
    employers: [job],
  }
  const printed = serializeFacts({ facts: read, score: scoreResume(read, { position: 'RBT' }) })
  expect(printed).toMatchObject({
    readable: true,
    is_resume: true,
    position: 'RBT',
    current_rbt: true,
    aba_months: 5,
    related_months: 3,
    skills: ['DTT'],
    assessments: ['FBA'],
    systems: ['Catalyst'],
    languages: ['Spanish'],
    availability: ['weekends'],
    education: { highest: 'bachelor', field: 'Art', in_progress: true },
  })
  expect(printed.certifications[1]).toEqual({ kind: 'RBT', number: 'RBT-24-1', state: 'active-claimed' })
  expect(printed.employers).toEqual([{ name: 'Sun School', title: 'RBT', from: '2021-01', to: 'present' }])
  expect([printed.skills_percentage, printed.experience_percentage, printed.skills_score]).toEqual([52, 46, null])
  expect(printed.quotes).toContain('RBT here')
  const bcba = serializeFacts({ facts: read, score: scoreResume(read, { position: 'BCBA', values: ['culture'] }) })
  expect([bcba.skills_score, bcba.experience_score, bcba.culture_fit_score]).toEqual([23, 16, 100])
})

test('the numbers of a score are those of its position', () => {
  expect(findNumbers(scoreResume(facts, { position: 'RBT' }))).toEqual({ skills: 45, experience: 14, cultureFit: null })
  expect(findNumbers(scoreResume(facts, { position: 'BCBA', values: ['family'] }))).toEqual({
    skills: 15,
    experience: 1,
    cultureFit: 0,
  })
})

test('a text is a document of one page, plus the unreadable pages', () => {
  expect(createTextDocument('one\r\ntwo\rthree\nfour').lines.map(({ text }) => text)).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
  expect(createTextDocument('one')).toEqual({
    lines: [{ text: 'one', page: 1, box: null, heading: false }],
    pages: 1,
    unread: [],
  })
  expect(createTextDocument('one', 2)).toMatchObject({ pages: 3, unread: [2, 3] })
})

test.each([
  [11, '11 months'],
  [13, '1 year 1 month'],
  [24, '2 years'],
  [25, '2 years 1 month'],
])('%d months are %s', (months, words) => expect(formatTimeWorked(months)).toBe(words))
