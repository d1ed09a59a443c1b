import { clinicValues } from '@reinforce/resume-reader/rubric/clinic-values.ts'
import { rubrics } from '@reinforce/resume-reader/rubric/weights.ts'
import { expect, test } from 'vitest'
import { english } from './en.ts'
import { words } from './es.ts'

test('every criterion of every rubric has a name for candidates, in English and Spanish', () => {
  const names = [...Object.values(rubrics).flatMap(({ criteria }) => criteria), ...clinicValues].map(({ name }) => name)
  expect(Object.keys(english.criteria).toSorted()).toEqual([...new Set(names)].toSorted())
  expect(Object.keys(words.criteria).toSorted()).toEqual([...new Set(names)].toSorted())
})
