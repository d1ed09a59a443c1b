import { expect, test } from 'vitest'
import { type BookedInterview, cancelProblem, moveProblem } from './self-service.ts'

const now = new Date('2026-11-20T18:00:00Z')
const ahead: BookedInterview = {
  status: 'Scheduled',
  startsAt: new Date('2026-11-20T18:00:01Z'),
  now,
  organization: 'Bright Path ABA',
  isActive: true,
  candidateStatus: 'Interview Scheduled',
}

test.each(['Scheduled', 'Confirmed'] as const)('until it begins a %s interview can be moved and canceled', (status) => {
  expect([moveProblem({ ...ahead, status }), cancelProblem({ ...ahead, status })]).toEqual([null, null])
  const begun = 'This interview has started, so you can no longer change it here. Ask Bright Path ABA.'
  const over = { ...ahead, status, startsAt: now }
  expect([moveProblem(over), cancelProblem(over)]).toEqual([begun, begun])
})

test('a past or canceled interview shows the reason, even if its hour is still to come', () => {
  for (const status of ['Completed', 'No-show'] as const)
    for (const problem of [moveProblem, cancelProblem]) expect(problem({ ...ahead, status })).toMatch('has started')
  for (const problem of [moveProblem, cancelProblem])
    expect(problem({ ...ahead, status: 'Cancelled' })).toBe(
      'This interview was canceled. Ask Bright Path ABA for a new one.',
    )
})

test.each([{ candidateStatus: 'Archived' }, { candidateStatus: 'Terminated' }, { isActive: false }])(
  'with %j it can be canceled, not moved, and no status is named',
  (more) => {
    expect(cancelProblem({ ...ahead, ...more })).toBeNull()
    expect(moveProblem({ ...ahead, ...more })).toBe('You can no longer move this interview here. Ask Bright Path ABA.')
  },
)
