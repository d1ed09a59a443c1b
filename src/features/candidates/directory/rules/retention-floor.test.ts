import { expect, test } from 'vitest'
import { floorSentence, recordStateForms } from './retention-floor.ts'

test('the states are known by code and name', () => {
  expect(recordStateForms).toEqual(expect.arrayContaining(['ca', 'california', 'co', 'colorado']))
  expect(recordStateForms).not.toContain('tx')
  expect(floorSentence).toContain('California and Colorado')
})
