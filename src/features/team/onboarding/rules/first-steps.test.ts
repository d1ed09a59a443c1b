import { expect, test } from 'vitest'
import { listRights } from '../../../../rules/rights.ts'
import { countDone, describeMissing, findNextStep, getListState, listSteps } from './first-steps.ts'

const rightsFor = (adminLevel: string | null, organizationId = 'clinic') =>
  listRights({ organizationId, adminLevel }, 'platform')
const none = { candidate: false, post: false, colleague: false, hours: false, screening: false, text: false }
const all = { candidate: true, post: true, colleague: true, hours: true, screening: true, text: true }

test('lists a client’s missing steps in the order in which they are needed', () => {
  const missing = { code: false, post: false, colleague: false, hours: false, screening: false }
  expect(describeMissing(missing)).toBe(
    'a job code, an active job post, a second user, booking hours, screening by text',
  )
  expect(describeMissing({ ...missing, code: true, colleague: true, screening: true })).toBe(
    'an active job post, booking hours',
  )
  expect(describeMissing({ code: true, post: true, colleague: true, hours: true, screening: true })).toBe('')
})

test('counts for each person the steps that they can do', () => {
  const admin = listSteps(false, rightsFor('Admin'))
  expect(admin).toEqual(['candidate', 'post', 'colleague', 'hours', 'screening', 'text'])
  expect(listSteps(false, rightsFor('Manager'))).toEqual(['candidate', 'post', 'text'])
  expect(listSteps(true, rightsFor(null, 'platform'))).toEqual(['client', 'location', 'code', 'candidate'])
  expect(countDone(admin, { ...none, post: true, text: true })).toBe(2)
  expect(findNextStep(admin, { ...none, candidate: true })).toBe('post')
  expect(findNextStep(admin, all)).toBeUndefined()
})

test.each([
  ['no one has applied yet', {}, 'open'],
  ['a person folded it', { isFolded: true }, 'folded'],
  ['candidates have come', { hasCandidate: true, done: { ...none, candidate: true } }, 'folded'],
  ['a person unfolded it', { hasCandidate: true, isFolded: false }, 'open'],
  ['it was dismissed', { isDismissed: true }, 'none'],
  ['everything is done', { hasCandidate: true, done: all }, 'none'],
  ['one step is left', { hasCandidate: true, done: { ...all, text: false } }, 'folded'],
  ['an older client has candidates', { hasCandidate: true, isNew: false }, 'none'],
  ['an older client has none', { isNew: false }, 'open'],
] as const)('shows the list as it should be when %s', (_, more, shown) => {
  const view = { done: none, isNew: true, hasCandidate: false, isFolded: null, isDismissed: false }
  expect(getListState(listSteps(false, rightsFor('Admin')), { ...view, ...more })).toBe(shown)
})

test('ends a Manager’s list with the last step that they can do', () => {
  const view = { isNew: true, hasCandidate: true, isFolded: null, isDismissed: false }
  const done = { ...none, candidate: true, post: true, text: true }
  expect(getListState(listSteps(false, rightsFor('Manager')), { ...view, done })).toBe('none')
  expect(getListState(listSteps(false, rightsFor('Admin')), { ...view, done })).toBe('folded')
})
