import { expect, test } from 'vitest'
import { sortFunnel } from './funnel-order.ts'

const step = (status: string, count = 1) => ({ status, count })

test('the funnel is in the order of the pipeline, what no one holds is 0, Archived is last', () => {
  expect(
    sortFunnel([step('Archived', 9), step('hired', 2), step('Phone Screen', 4), step('Initial Inquiry', 5)]),
  ).toEqual([
    step('Initial Inquiry', 5),
    step('Reviewed By Clinic', 0),
    step('Interview Scheduled', 0),
    step('Candidate Assessment', 0),
    step('In-Process To Hire', 0),
    step('Phone Screen', 4),
    step('hired', 2),
    step('Terminated', 0),
    step('Archived', 9),
  ])
})

test('without anyone there is no funnel', () => {
  expect(sortFunnel([])).toEqual([])
})
