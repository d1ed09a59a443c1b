import { expect, test } from 'vitest'
import { describeMissing } from './first-steps.ts'

const none = { code: false, post: false, colleague: false, hours: false, template: false }

test('lists a client’s missing steps in the order in which they are needed', () => {
  expect(describeMissing(none)).toBe('a job code, a job post, a second user, booking hours, a text template')
  expect(describeMissing({ ...none, code: true, colleague: true, template: true })).toBe('a job post, booking hours')
  expect(describeMissing({ code: true, post: true, colleague: true, hours: true, template: true })).toBe('')
})
