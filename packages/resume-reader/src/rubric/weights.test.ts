import { expect, test } from 'vitest'
import { createTextDocument } from '../create-text-document.ts'
import { readResume } from '../read-resume.ts'
import { scoreResume } from '../score-resume.ts'
import { applyWeights, findWeightsError, isAsPublished, rubricNames, rubrics, type Weights } from './weights.ts'

const published = (name: (typeof rubricNames)[number]) =>
  Object.fromEntries(rubrics[name].criteria.map(({ name: criterion, points }) => [criterion, points]))

test('the published weights can be used and change nothing; each rubric adds up to 100', () => {
  for (const name of rubricNames) {
    expect(findWeightsError(name, published(name))).toBeNull()
    expect(isAsPublished(name, published(name))).toBe(true)
    expect(isAsPublished(name, undefined)).toBe(true)
    expect(applyWeights(name, { [name]: published(name) })).toEqual(rubrics[name])
    expect(applyWeights(name, {})).toEqual(rubrics[name])
  }
})

test('weights that are not whole, not complete, of nothing known or not 100 in all are refused in words', () => {
  const usual = published('rbt_skills')
  expect(findWeightsError('rbt_skills', { ...usual, Certification: 46 })).toBe(
    'The weights add up to 101, and have to add up to 100.',
  )
  expect(findWeightsError('rbt_skills', { ...usual, Age: 0 })).toBe('The rubric has no criterion “Age”.')
  const { Certification: _certification, ...without } = usual
  expect(findWeightsError('rbt_skills', without)).toBe('“Certification” has no weight.')
  for (const odd of [30.5, -1, 101, Number.NaN])
    expect(findWeightsError('rbt_skills', { ...usual, Certification: odd })).toBe(
      'Each weight is a whole number from 0 to 100.',
    )
  const nothing = Object.fromEntries(Object.keys(usual).map((name) => [name, 0]))
  expect(findWeightsError('rbt_skills', { ...nothing, Certification: 100 })).toBeNull()
  expect(isAsPublished('rbt_skills', { ...usual, Certification: 35, 'Teaching methods': 28 })).toBe(false)
})

test('a criterion earns its share of the new weight, in full what is full, and what weighs nothing is not looked at', () => {
  const weights = {
    rbt_experience: {
      'Months in ABA': 35,
      'Months in related work': 65,
      'Training for the certification': 0,
      Settings: 0,
    },
  }
  const { criteria } = applyWeights('rbt_experience', weights)
  expect(criteria.map(({ name, points }) => [name, points])).toEqual([
    ['Months in ABA', 35],
    ['Months in related work', 65],
  ])
  const [aba] = criteria
  expect(aba && 'steps' in aba && aba.steps).toEqual([
    [0, 0],
    [1, 7],
    [6, 15],
    [12, 22],
    [24, 28],
    [36, 35],
  ])
  const skills = applyWeights('bcba_skills', {
    bcba_skills: { ...published('bcba_skills'), Certification: 50, Assessments: 0 },
  })
  const [certification] = skills.criteria
  expect(certification && 'states' in certification && certification.states.map(({ points }) => points)).toEqual([
    50, 30, 20, 20, 10,
  ])
})

test('the score of a résumé follows the clinic’s weights, and mentions it', () => {
  const text = `Dana Example
RBT-24-348734
EXPERIENCE
Registered Behavior Technician, Sunny Steps ABA
Jan 2023 - Present
- Collected ABC data and graphed it in CentralReach.`
  const facts = readResume(createTextDocument(text, 0), { position: 'RBT', today: '2026-11-20' })
  const weights: Weights = {
    rbt_skills: {
      Certification: 100,
      'Teaching methods': 0,
      'Data and notes': 0,
      'Behavior reduction': 0,
      'Safety and privacy': 0,
    },
  }
  const usual = scoreResume(facts, { position: 'RBT' })
  const own = scoreResume(facts, { position: 'RBT', weights })
  expect(own.skills_percentage).toBe(100)
  expect(usual.skills_percentage).toBe(59)
  expect(own.experience_percentage).toBe(usual.experience_percentage)
  expect(own.criteria.map(({ name }) => name)).not.toContain('Teaching methods')
  expect(own.criteria[0]).toMatchObject({ name: 'Certification', points: 100, most: 100 })
  expect(own.rationales.reinforce_analysis).toContain('The clinic set its own weights.')
  expect(usual.rationales.reinforce_analysis).not.toContain('weights')
  expect(scoreResume(facts, { position: 'RBT', weights: { bcba_skills: published('bcba_skills') } })).toEqual(usual)
})
