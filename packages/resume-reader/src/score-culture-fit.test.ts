import { expect, test } from 'vitest'
import { clinicValues } from './rubric/clinic-values.ts'
import { scoreCultureFit } from './score-culture-fit.ts'
import { createTerms, noFacts } from './testing/no-facts.ts'

const facts = {
  ...noFacts,
  skills: createTerms('Parent Training', 'In-home Sessions', 'Data Collection'),
  languages: createTerms('English'),
}

test('without values there is no culture fit, and without one that a résumé can show no score', () => {
  expect(scoreCultureFit(facts, [])).toBeNull()
  expect(scoreCultureFit(facts, ['punctual'])).toEqual({
    score: null,
    criteria: [],
    rationale: 'Not scored: a resume can’t show this clinic’s values.',
  })
})

test('the share of the values that show is the score, each told with what was found', () => {
  const fit = scoreCultureFit(facts, ['We put FAMILIES first', 'Diversity, ethics'])
  expect(fit?.score).toBe(33)
  expect(fit?.criteria).toEqual([
    {
      name: 'Families',
      points: 1,
      most: 1,
      verdict: 'Found',
      words: 'In-home Sessions, Parent Training.',
      quotes: ['Parent Training here', 'In-home Sessions here'],
    },
    { name: 'Many cultures', points: 0, most: 1, verdict: 'Missing', words: 'None found.', quotes: [] },
    {
      name: 'Safety and ethics',
      points: 0,
      most: 1,
      verdict: 'Missing',
      words: 'None found.',
      quotes: [],
    },
  ])
  expect(fit?.rationale).toBe(
    '1 of 3 clinic values found in the resume. Families: In-home Sessions, Parent Training. Not found: many cultures, and safety and ethics.',
  )
  expect(scoreCultureFit({ ...facts, unread: [2] }, ['ethics'])?.criteria[0]?.verdict).toBe('Unclear')
  expect(scoreCultureFit(facts, ['family'])?.score).toBe(100)
})

test('a quote that proves two things is cited once', () => {
  const skills = createTerms('Parent Training', 'In-home Sessions').map((term) => ({
    ...term,
    quote: { text: 'both', line: 0 },
  }))
  expect(scoreCultureFit({ ...facts, skills }, ['family'])?.criteria[0]?.quotes).toEqual(['both'])
})

const many = (times: number) => [...Array.from({ length: times }, () => 'punctual'), 'family']
test('values are whole words, in any case, with or without accents, and fifty at most', () => {
  expect(scoreCultureFit(facts, ['unfamily', 'parentslike'])?.score).toBeNull()
  expect(scoreCultureFit(facts, ['Families!', 'x'])?.score).toBe(100)
  expect(scoreCultureFit(facts, ['famíly'])?.score).toBe(100)
  expect(scoreCultureFit(facts, ['evidence-based'])?.criteria[0]?.name).toBe('Evidence')
  expect(scoreCultureFit(facts, many(49))?.score).toBe(100)
  expect(scoreCultureFit(facts, many(50))?.score).toBeNull()
})

const shown: [value: string, words: string, counts: string][] = [
  [
    'Working together',
    'collaboration, collaborate, collaborative, teamwork, team, together, interdisciplinary, partnership',
    'Interdisciplinary Collaboration, IEP Support',
  ],
  ['Families', 'family, families, parents, parent, caregivers, family-centered', 'Parent Training, In-home Sessions'],
  [
    'Growing others',
    'growth, mentorship, mentoring, learning, development, teaching, training, education',
    'Fieldwork Supervision, Staff Training, RBT Supervision, Organizational Behavior Management',
  ],
  [
    'Evidence',
    'evidence, evidence-based, data, science, quality, outcomes, excellence, measurable',
    'Data Collection, Graphing, VB-MAPP, ABLLS-R, AFLS, PEAK, Vineland, FBA, FA',
  ],
  [
    'Compassion',
    'compassion, compassionate, kindness, care, assent, dignity, respect, client-centered, empathy, play, joy, fun',
    'Preference Assessment, Functional Communication Training, De-escalation, Natural Environment Training, Play Skills',
  ],
  ['Many cultures', 'diversity, inclusion, equity, bilingual, culture, cultural, belonging, community', ''],
  [
    'Safety and ethics',
    'safety, safe, ethics, ethical, integrity, privacy, trust, honesty',
    'Safety-Care, CPI, PCM, CPR / First Aid, HIPAA',
  ],
]
test.each(shown)('%s is stated and shown in words of its own', (value, words, counts) => {
  for (const word of words.split(', '))
    expect(
      scoreCultureFit(facts, [word])?.criteria.map(({ name }) => name),
      word,
    ).toEqual([value])
  for (const name of counts === '' ? [] : counts.split(', '))
    expect(scoreCultureFit({ ...noFacts, skills: createTerms(name) }, [words])?.score, name).toBe(100)
  expect(scoreCultureFit(noFacts, [words])?.score).toBe(0)
})

test('a language in addition to English shows that many cultures are lived', () => {
  expect(clinicValues).toHaveLength(shown.length)
  expect(scoreCultureFit({ ...noFacts, languages: createTerms('Spanish') }, ['culture'])?.score).toBe(100)
  expect(scoreCultureFit({ ...noFacts, languages: createTerms('English') }, ['culture'])?.score).toBe(0)
})
