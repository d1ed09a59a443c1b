import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsReason, usualArchiveReasons } from './archive-reasons.ts'
import {
  generalStatuses,
  getStatFigure,
  isFixedStatus,
  listSharedStatusChoices,
  listStatusChoices,
  ownStatusesOfNewOrganization,
} from './statuses.ts'

const own = (...labels: string[]) => labels.map((status_label, sort_order) => ({ status_label, sort_order }))

test('a new organization starts with the general list without the three fixed statuses', () => {
  expect(ownStatusesOfNewOrganization).toEqual([
    'Reviewed By Clinic',
    'Interview Scheduled',
    'Candidate Assessment',
    'In-Process To Hire',
    'Terminated',
  ])
})

test('the dialog offers Initial Inquiry, the own ones by sort order, Hired, Archived', () => {
  const list = [
    { status_label: 'Second', sort_order: 20 },
    { status_label: 'First', sort_order: 3 },
  ]
  expect(listStatusChoices(list)).toEqual(['Initial Inquiry', 'First', 'Second', 'Hired', 'Archived'])
  expect(listStatusChoices([])).toEqual(['Initial Inquiry', 'Hired', 'Archived'])
})

test('a repeated Initial Inquiry, Hired and Archived among the own ones are left out in any case', () => {
  expect(listStatusChoices(own('HIRED', 'initial inquiry ', 'Phone Screen', 'phone screen', 'Archived', ' '))).toEqual([
    'Initial Inquiry',
    'Phone Screen',
    'Hired',
    'Archived',
  ])
})

test('no choice is ever offered twice, and the fixed ones keep their places', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...generalStatuses, 'hired', ' A', 'a', '')), (labels) => {
      const choices = listStatusChoices(own(...labels))
      expect(new Set(choices.map((label) => label.toLowerCase())).size).toBe(choices.length)
      expect([choices[0], ...choices.slice(-2)]).toEqual(['Initial Inquiry', 'Hired', 'Archived'])
    }),
  )
})

test('several organizations offer only the choices they share', () => {
  const a = listStatusChoices(own('Phone Screen', 'Reviewed By Clinic'))
  const b = listStatusChoices(own('reviewed by clinic', 'Trial Day'))
  expect(listSharedStatusChoices([a, b])).toEqual(['Initial Inquiry', 'Reviewed By Clinic', 'Hired', 'Archived'])
  expect(listSharedStatusChoices([a])).toEqual(a)
  expect(listSharedStatusChoices([])).toEqual([])
})

test('fixed statuses are recognized in any case', () => {
  expect(['hired', ' ARCHIVED ', 'Initial inquiry'].every(isFixedStatus)).toBe(true)
  expect(isFixedStatus('Terminated')).toBe(false)
})

test('the stats count interviews and assessments as interviewed', () => {
  expect(generalStatuses.map(getStatFigure)).toEqual([
    'initial_inquiry',
    null,
    'interviewed',
    'interviewed',
    'in_process',
    'hired',
    null,
    null,
  ])
  expect([getStatFigure('HIRED'), getStatFigure(null)]).toEqual(['hired', null])
})

test('a status of your own is offered without the blanks around it', () => {
  expect(listStatusChoices(own(' Phone Screen '))).toEqual(['Initial Inquiry', 'Phone Screen', 'Hired', 'Archived'])
})

test.each([
  ['Archived', true],
  ['was TERMINATED in May', true],
  ['Hired', false],
  ['', false],
])('“%s” asks for a reason: %s', (status, asks) => expect(needsReason(status)).toBe(asks))

test('the usual reasons', () => {
  expect(usualArchiveReasons).toEqual([
    'Not qualified',
    'No reply',
    'Withdrew',
    'Took another job',
    'Pay expectations',
    'Distance',
    'Position filled',
    'Did not show up',
    'Background check',
    'Duplicate',
  ])
})
