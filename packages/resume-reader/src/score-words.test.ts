import { expect, test } from 'vitest'
import { type Position } from '../../../src/rules/credential/positions.ts'
import { scoreResume } from './score-resume.ts'
import { createTerms, noFacts } from './testing/no-facts.ts'

const facts = { ...noFacts, skills: createTerms('Data Collection', 'HIPAA'), systems: createTerms('Catalyst') }
const why = 'Scored 0: this doesn’t look like one person’s resume. A person should review it.'

test('explains why a file is no résumé, in the words of its position', () => {
  const none = {
    skills_percentage: null,
    experience_percentage: null,
    skills_score: null,
    experience_score: null,
    culture_fit_score: null,
  }
  const letter = { ...facts, is_resume: false }
  expect(scoreResume(letter, { position: 'RBT' })).toEqual({
    ...none,
    skills_percentage: 0,
    experience_percentage: 0,
    rationales: { skills_rationale: why, experience_rationale: why, reinforce_analysis: why },
    criteria: [],
    quotes: [],
  })
  expect(scoreResume(letter, { position: 'BCBA' })).toEqual({
    ...none,
    skills_score: 0,
    experience_score: 0,
    rationales: { bcba_skills_rationale: why, bcba_experience_rationale: why, findbcbas_analysis: why },
    criteria: [],
    quotes: [],
  })
  expect(scoreResume(letter, { position: 'BCBA', values: ['family'] })).toMatchObject({
    culture_fit_score: 0,
    rationales: { culture_fit_rationale: why },
  })
  expect(scoreResume({ ...facts, has_prompt_injection: true }, { position: 'RBT' }).rationales.skills_rationale).toBe(
    'Scored 0: the document contains instructions to the reader. A person should review it.',
  )
})

test('a rationale explains the number, then lists found and missing criteria', () => {
  const { rationales, criteria, quotes } = scoreResume(facts, { position: 'RBT' })
  expect(rationales.skills_rationale).toBe(
    'One or two relevant skills. Data and notes: Catalyst, Data Collection. Safety and privacy: HIPAA. Not found: certification, teaching methods, and behavior reduction.',
  )
  expect(rationales.experience_rationale).toMatch(
    /^Little or no relevant experience\. Scored 1, because a 0 would drop out of the average\. Not found: months in ABA, /,
  )
  expect(rationales.reinforce_analysis).toBe(
    'Strongest: data and notes, and safety and privacy. Biggest gaps: months in ABA, certification, and months in related work.',
  )
  expect(criteria.slice(2, 4)).toEqual([
    {
      part: 'skills',
      name: 'Data and notes',
      points: 14,
      most: 14,
      verdict: 'Found',
      words: 'Catalyst, Data Collection.',
      quotes: ['Data Collection here', 'Catalyst here'],
    },
    {
      part: 'skills',
      name: 'Behavior reduction',
      points: 0,
      most: 13,
      verdict: 'Missing',
      words: 'None found.',
      quotes: [],
    },
  ])
  expect(quotes).toEqual(['Data Collection here', 'Catalyst here', 'HIPAA here'])
})

test('an analysis names the unreadable pages, and each criterion once', () => {
  const { rationales } = scoreResume({ ...facts, aba_months: null, unread: [2, 3] }, { position: 'BCBA' })
  expect(rationales.findbcbas_analysis).toBe(
    'Strongest: case work. Unclear: months in ABA, certification, and assessments. We couldn’t read pages 2 and 3, which may contain what’s missing.',
  )
  expect(rationales.culture_fit_rationale).toBeUndefined()
})

test('culture fit is of a BCBA with stated values, and among the criteria', () => {
  const { culture_fit_score, rationales, criteria } = scoreResume(facts, { position: 'BCBA', values: ['data'] })
  expect(culture_fit_score).toBe(100)
  expect(rationales.culture_fit_rationale).toMatch(/^1 of 1 clinic values found/)
  expect(criteria.at(-1)).toMatchObject({
    part: 'culture fit',
    name: 'Evidence',
    verdict: 'Found',
    quotes: ['Data Collection here'],
  })
  expect(scoreResume(facts, { position: 'RBT', values: ['data'] }).rationales.culture_fit_rationale).toBeUndefined()
})

test('mentions where a clinic weighs the rubric of the position itself', () => {
  const own = {
    Certification: 100,
    'Teaching methods': 0,
    'Data and notes': 0,
    'Behavior reduction': 0,
    'Safety and privacy': 0,
  }
  const analysis = (position: Position) => {
    const { rationales } = scoreResume(facts, { position, weights: { rbt_skills: own } })
    return rationales.reinforce_analysis ?? rationales.findbcbas_analysis
  }
  expect(analysis('RBT')).toMatch(/ The clinic set its own weights\.$/)
  expect(analysis('BCBA')).not.toContain('weights')
})

test('a full score has the last words', () => {
  const all = {
    ...facts,
    certifications: [
      { kind: 'RBT' as const, number: null, state: 'active-claimed' as const, quote: { text: 'RBT', line: 0 } },
    ],
    skills: createTerms(
      'Data Collection',
      'HIPAA',
      'Shaping',
      'Chaining',
      'PECS',
      'Feeding',
      'Reinforcement',
      'Extinction',
    ),
  }
  expect(scoreResume(all, { position: 'RBT' }).rationales.skills_rationale).toMatch(/^Complete: certified, /)
})
