import { expect, test } from 'vitest'
import { fitDerivation } from './fit-derivation.ts'

const ana = {
  position: 'RBT',
  status: 'Initial Inquiry',
  certification_number: null,
  current_rbt: null,
  skills_percentage: '81.255%',
  experience_percentage: 'n/a',
  skills_score: null,
  experience_score: null,
  culture_fit_score: null,
}

test('the inputs are told as received and as they count', () => {
  expect(fitDerivation(ana, 85)).toMatchObject({
    source: 'scores',
    number: 81,
    label: 'Good Fit (With Training)',
    inputs: [
      { name: 'skills', received: '81.255%', counts: 81.25 },
      { name: 'experience', received: 'n/a', counts: null },
    ],
  })
})

test('a score set by a person is shown, and the computed one is kept beside it', () => {
  expect(fitDerivation({ ...ana, current_rbt: true, score_override: 40 }, 85)).toMatchObject({
    source: 'override',
    number: 40,
    label: 'Average Fit',
    computed: { number: 95, label: 'RBT Experience' },
  })
})

test('the status wins over a score set by a person', () => {
  expect(fitDerivation({ ...ana, status: 'Terminated', score_override: 99 }, 85)).toMatchObject({
    source: 'status',
    label: 'Terminated',
    computed: { label: 'Terminated' },
  })
})

test('a BCBA is scored by three values, the culture fit named apart', () => {
  const { inputs } = fitDerivation({ ...ana, position: 'BCBA', culture_fit_score: '70' }, 85)
  expect(inputs.map(({ name }) => name)).toEqual(['skills', 'experience', 'culture fit'])
})
