import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { scoreResume } from './score-resume.ts'
import { toDocument } from './testing/to-document.ts'

const today = '2026-11-26'
const scored = (text: string, position: 'RBT' | 'BCBA' = 'RBT', unread: number[] = []) => {
  const facts = readResume({ ...toDocument(text), unread }, { today })
  return { facts, score: scoreResume(facts, { position }) }
}
const head = 'Dana Example\nMesa, AZ | (480) 555-0100 | dana@example.test\n'
const trained = `${head}TRAINING\n40 hour RBT course completed\nEXPERIENCE\nCashier, Target, 2019 - 2021\nSKILLS\nDTT, token economy`

test('no experience counts as 1 next to skills, with a rationale', () => {
  const { score } = scored(`${head}EXPERIENCE\nCashier, Target, 2019 - 2021\nCERTIFICATIONS\nCPR and first aid`)
  expect(score.skills_percentage).toBe(10)
  expect(score.experience_percentage).toBe(1)
  expect(score.rationales.experience_rationale).toContain('Scored 1, because a 0 would drop out of the average')
})

test('no skills count as 1 next to experience', () => {
  const { score } = scored(`${head}EXPERIENCE\nBehavior Technician, Sun ABA, 2024 - 2025`, 'BCBA')
  expect(score.experience_score).toBeGreaterThan(1)
  expect(score.skills_score).toBe(1)
  expect(score.rationales.bcba_skills_rationale).toContain('Scored 1, because a 0 would drop out of the average')
})

test('nothing at all stays 0, and so does an unread page', () => {
  const { score: nothing } = scored(`${head}EXPERIENCE\nCashier, Target, 2019 - 2021`)
  expect([nothing.skills_percentage, nothing.experience_percentage]).toEqual([0, 0])
  const { score: unread } = scored(
    `${head}EXPERIENCE\nCashier, Target, 2019 - 2021\nCERTIFICATIONS\nCPR and first aid`,
    'RBT',
    [2],
  )
  expect(unread.experience_percentage).toBe(0)
  const { score: undated } = scored(
    `${head}EXPERIENCE\nBehavior Technician, Sun ABA\nCERTIFICATIONS\nCPR and first aid`,
  )
  expect(undated.experience_percentage).toBe(0)
})

test('a rationale of a few points does not claim that nothing was found', () => {
  const { score } = scored(`${head}EXPERIENCE\nCashier, Target, 2019 - 2021\nCERTIFICATIONS\nCPR and first aid`)
  expect(score.rationales.skills_rationale).toMatch(/^One or two relevant skills\. Safety and privacy: /)
})

test.each([
  ['KEYWORDS', 'RBT, BCBA, ABA, DTT, NET, VB-MAPP, FBA, token economy, data collection, CentralReach, HIPAA'],
  ['SKILLS', 'DTT, NET, token economy, data collection, CentralReach'],
  ['SKILLS', '• Discrete trial training\n• Token economies'],
])('words of a list are named and worth nothing where no place says that they were used: %s', (heading, words) => {
  const { facts, score } = scored(
    `${head}EXPERIENCE\nOrder Picker, Silver State Fulfillment, 06/2023 - Present\nEDUCATION\nGED 2020\n${heading}\n${words}`,
  )
  expect(facts.skills.length).toBeGreaterThan(0)
  expect(score.skills_percentage).toBe(0)
  expect(score.experience_percentage).toBe(0)
})

test('words of a list count with a job of the field, a job of care, or training', () => {
  expect(scored(trained).score.skills_percentage).toBeGreaterThan(26)
  for (const job of ['Behavior Technician, Sun ABA', 'Preschool Teacher, Sun School'])
    expect(
      scored(`${head}EXPERIENCE\n${job}, 2023 - 2024\nSKILLS\nDTT, NET, token economy`).score.skills_percentage,
    ).toBeGreaterThan(10)
})
