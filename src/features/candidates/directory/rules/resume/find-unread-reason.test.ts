import { expect, test } from 'vitest'
import { explainFit } from '../compute-fit-score.ts'
import { describeUnreadPages, explainUnreadResume, findUnreadReason, unreadResumes } from './find-unread-reason.ts'

const scanned = {
  position: 'RBT',
  status: 'Initial Inquiry',
  certification_number: null,
  current_rbt: null,
  skills_percentage: null,
  experience_percentage: null,
  skills_score: null,
  experience_score: null,
  culture_fit_score: null,
  unread: explainUnreadResume('pictures'),
}

test('a candidate without a score because the résumé is pictures gets the reason and a suggestion', () => {
  expect(explainFit(scanned)).toBe(
    'Not scored. We can’t read this resume: its pages are pictures or text that can’t be copied. Ask for a text PDF or a Word file, or paste the text.',
  )
  expect(explainFit({ ...scanned, position: 'BCBA', unread: explainUnreadResume('unreadable') })).toMatch(
    /^Not scored\. We couldn’t read any text in this file\. It may be locked or damaged\. Ask for /,
  )
  expect(explainFit({ ...scanned, unread: null })).toBe('Not scored: there’s no score for skills or experience.')
})

test('a candidate with a score anyway gets its source', () => {
  expect(explainFit({ ...scanned, skills_percentage: '80' })).toMatch(/^From skills 80 alone/)
  expect(explainFit({ ...scanned, certification_number: 'RBT-24-348734' })).toMatch(
    /^Score 100: claimed certificate RBT-24-348734 \(not verified\)/,
  )
})

test('no words call what cannot be read missing', () => {
  for (const unread of unreadResumes) expect(explainUnreadResume(unread)).not.toMatch(/missing/i)
})

test.each([
  [{ hasFile: false, hasWords: false, unreadPages: 0 }, null],
  [{ hasFile: true, hasWords: true, unreadPages: 3 }, null],
  [{ hasFile: true, hasWords: false, unreadPages: 1 }, 'pictures'],
  [{ hasFile: true, hasWords: false, unreadPages: 0 }, 'unreadable'],
] as const)('%o is %s', (file, unread) => expect(findUnreadReason(file)).toBe(unread))

test('counts the pages of a partly read file, and marks their content as unclear', () => {
  expect(describeUnreadPages(1)).toMatch(
    /^We didn’t read one page of this file: it’s a picture, .* counts as unclear\.$/,
  )
  expect(describeUnreadPages(2)).toMatch(
    /^We didn’t read 2 pages of this file: they’re pictures, .* counts as unclear\.$/,
  )
  expect(explainUnreadResume('pictures')).toMatch(/^We can’t read this resume: its pages are pictures/)
})
