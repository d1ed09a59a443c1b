import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examples } from '../../../tools/examples.ts'
import { readResume } from './read-resume.ts'
import { bcbaExperience, bcbaSkills } from './rubric/bcba-rubric.ts'
import { rbtExperience, rbtSkills } from './rubric/rbt-rubric.ts'
import { scoreResume } from './score-resume.ts'
import { otherDocuments } from './testing/other-documents.ts'
import { resumeCases as typical } from './testing/resume-cases.ts'
import { said, saidSkills, swapped } from './testing/said-person.ts'
import { writeResumeText } from './testing/said-resume.ts'
import { toDocument } from './testing/to-document.ts'

const today = '2026-11-24'
const resumeCases = [...typical, ...otherDocuments]
const readFacts = (...pages: string[]) => readResume(toDocument(...pages), { today })
const rbt = (...pages: string[]) => scoreResume(readFacts(...pages), { position: 'RBT' })
const readNumbers = (...pages: string[]) => {
  const [asRbt, asBcba] = (['RBT', 'BCBA'] as const).map((position) =>
    scoreResume(readFacts(...pages), { position, values: ['family', 'data'] }),
  )
  return [
    asRbt?.skills_percentage,
    asRbt?.experience_percentage,
    asBcba?.skills_score,
    asBcba?.experience_score,
    asBcba?.culture_fit_score,
  ]
}
const average = (text: string) => {
  const { skills_percentage, experience_percentage } = rbt(text)
  return ((skills_percentage ?? 0) + (experience_percentage ?? 0)) / 2
}
const findText = (name: string) => resumeCases.find((one) => one.name === name)?.text ?? ''
const person = (lines: string) => `Ana Ruiz\nana@example.test\nEXPERIENCE\n${lines}`
test('the criteria of every rubric add up to 100', () => {
  for (const { criteria } of [rbtSkills, rbtExperience, bcbaSkills, bcbaExperience])
    expect(criteria.reduce((sum, { points }) => sum + points, 0)).toBe(100)
})

test('a BCBA of 71 months does not read as two years: the level has its counted part, the months have a line of their own', () => {
  const facts = readFacts(
    `${person('Board Certified Behavior Analyst, Hopebridge, 01/2021 - Present\n• Wrote plans')}\nCERTIFICATIONS\nBCBA 1-21-45678`,
  )
  const told = scoreResume(facts, { position: 'BCBA' }).rationales.bcba_experience_rationale ?? ''
  expect(facts.aba_months).toBe(71)
  expect(told).toMatch(/^Solid BCBA experience\. Months in ABA: /)
  expect(told).toMatch(/5 years 11 months of ABA work/)
  expect(told).not.toMatch(/two years/)
})

test('the words of a level name no time: months are one of several things that count', () => {
  for (const { anchors } of [rbtExperience, bcbaExperience])
    for (const words of anchors.slice(0, 5)) expect(words).not.toMatch(/year|month|week/)
})

describe('clear cases come in their order', () => {
  const none = person('Cashier, Target, 2020 - 2022')
  const nanny = person('Nanny, private family, 2020 - 2022')
  const trained = `${person('Cashier, Target, 2020 - 2022')}\nCERTIFICATIONS\n40-hour RBT training completed`
  const months6 = `${person('Registered Behavior Technician, Hopebridge, 06/2026 - Present\n• Ran DTT')}\nCERTIFICATIONS\nRBT-26-145678`
  const years3 = `${person('Registered Behavior Technician, Hopebridge, 06/2023 - Present\n• Ran DTT, NET and FCT, shaping\n• Collected data, wrote session notes\n• De-escalation, BIPs')}\nCERTIFICATIONS\nRBT-23-145678\nCPR`
  test('nothing, a nanny, one who is trained, half a year and three years as an RBT', () => {
    const scores = [none, nanny, trained, months6, years3].map(average)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    expect(scores[0]).toBe(0)
    for (let at = 1; at < scores.length; at += 1)
      expect((scores[at] ?? 0) - (scores[at - 1] ?? 0)).toBeGreaterThanOrEqual(5)
    expect(scores.at(-1)).toBeGreaterThanOrEqual(85)
  })
})

test('scores 0 everywhere for anything but a résumé, and for one that instructs its reader', () => {
  for (const name of [
    'a menu',
    'a cover letter alone',
    'one that instructs its reader',
    'a job advert',
    'a reference letter',
  ])
    expect(readNumbers(findText(name)), name).toEqual([0, 0, 0, 0, 0])
})

test('an RBT has percentages and a BCBA scores, culture fit only with stated values', () => {
  const facts = readFacts(findText('a BCBA with one employer over two roles'))
  expect(scoreResume(facts, { position: 'RBT' })).toMatchObject({
    skills_score: null,
    experience_score: null,
    culture_fit_score: null,
  })
  const plain = scoreResume(facts, { position: 'BCBA' })
  expect(plain).toMatchObject({ skills_percentage: null, experience_percentage: null, culture_fit_score: null })
  expect(plain.rationales.culture_fit_rationale).toBeUndefined()
  expect(
    scoreResume(facts, { position: 'BCBA', values: ['We put families first', 'Diversity'] }).culture_fit_score,
  ).toBe(50)
  expect(scoreResume(facts, { position: 'BCBA', values: ['punctual'] }).culture_fit_score).toBeNull()
})

test('Missing appears only where every page was read', () => {
  const facts = readFacts(findText('a teacher'))
  const verdicts = (unread: number[]) =>
    new Set(scoreResume({ ...facts, unread }, { position: 'RBT' }).criteria.map(({ verdict }) => verdict))
  expect(verdicts([])).toContain('Missing')
  expect(verdicts([2])).not.toContain('Missing')
  expect(verdicts([2])).toContain('Unclear')
})

test('every quote is verbatim in the document, and a rationale is a short paragraph', () => {
  for (const { text } of resumeCases)
    for (const position of ['RBT', 'BCBA'] as const) {
      const { quotes, rationales } = scoreResume(readFacts(text), { position, values: ['data'] })
      for (const told of Object.values(rationales)) {
        expect(told).not.toContain('\n')
        expect(told.split(' ').length).toBeLessThanOrEqual(60)
      }
      for (const quote of quotes) {
        expect(text.split('\n').some((line) => line.includes(quote))).toBe(true)
      }
    }
})

test('more months and more skills never lower a number', () => {
  fc.assert(
    fc.property(said, fc.nat(24), fc.constantFrom(...saidSkills), (one, more, skill) => {
      const before = readNumbers(writeResumeText({ ...one, gap: 0 }))
      const after = readNumbers(
        writeResumeText({ ...one, gap: 0, months: one.months + more, skills: [...new Set([...one.skills, skill])] }),
      )
      before.forEach((number, at) => expect(after[at]).toBeGreaterThanOrEqual(number ?? 0))
    }),
  )
})

describe('excluded features change no number', () => {
  test.each(swapped)('%s', (field) => {
    fc.assert(
      fc.property(said, said, (one, other) => {
        expect(readNumbers(writeResumeText({ ...one, [field]: other[field] }))).toEqual(
          readNumbers(writeResumeText(one)),
        )
      }),
      { numRuns: examples(300) },
    )
  })
})

describe('how a document was laid down changes no number', () => {
  const texts = resumeCases.map(({ text }) => text)
  test('a hundred repeats', () => {
    for (const text of texts.slice(0, 3)) {
      const first = JSON.stringify(rbt(text))
      for (let n = 0; n < 100; n += 1) expect(JSON.stringify(rbt(text))).toBe(first)
    }
  })
  test('blank lines and blanks at the edges', () => {
    for (const text of texts) expect(readNumbers(text.replaceAll('\n', '\n\n  \n'))).toEqual(readNumbers(text))
    for (const text of texts) expect(readNumbers(text.replaceAll('\n', '   \n'))).toEqual(readNumbers(text))
  })
  test('ligatures, soft hyphens and other dashes', () => {
    for (const text of texts)
      expect(
        readNumbers(
          text
            .replaceAll('fi', 'ﬁ')
            .replaceAll('fl', 'ﬂ')
            .replaceAll('–', '—')
            .replaceAll('Behavior', 'Be\u00adhavior'),
        ),
      ).toEqual(readNumbers(text))
  })
  test('pages in another order', () => {
    const [experience, education, certifications] = [
      'EXPERIENCE\nBehavior Technician, Hopebridge\n01/2023 - Present\n• Ran DTT',
      'EDUCATION\nBachelor of Arts in Psychology, 2020\nSKILLS\nNET, PECS',
      'CERTIFICATIONS\nRBT-23-145678\nCPR\nCONTACT\nana@example.test',
    ]
    const straight = readNumbers(experience, education, certifications)
    for (const pages of [
      [education, certifications, experience],
      [certifications, experience, education],
      [certifications, education, experience],
    ])
      expect(readNumbers(...pages)).toEqual(straight)
  })
})
