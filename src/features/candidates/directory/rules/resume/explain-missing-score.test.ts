import { expect, test } from 'vitest'
import { explainMissingScore, isUnscored } from './explain-missing-score.ts'
import { explainUnreadResume } from './find-unread-reason.ts'

const unscored = { fit: { kind: 'computed', number: 0 } as const, hasResume: false, unread: null }

test('someone without a number is unscored, unless a status replaces the score or it is hidden', () => {
  expect(isUnscored(unscored)).toBe(true)
  expect(isUnscored({ fit: { kind: 'computed', number: 1 } })).toBe(false)
  expect(isUnscored({ fit: { kind: 'archived', number: 0 } })).toBe(false)
  expect(isUnscored({ fit: { kind: 'computed', number: 0, hidden: true } })).toBe(false)
})

test('the sentence gives one reason and what to do', () => {
  expect(explainMissingScore(unscored)).toBe('There’s no resume to score. Add one, or set the score manually.')
  expect(explainMissingScore({ ...unscored, hasResume: true })).toBe(
    'The resume gave no score. Read it, then set the score manually.',
  )
  const unread = explainUnreadResume('pictures')
  expect(explainMissingScore({ ...unscored, unread })).toBe(unread)
})
