import { expect, test } from 'vitest'
import { changeLines, factWords } from './fact-words.ts'

test.each([
  ['candidate.statusChanged', 'Candidate: status changed'],
  ['user.signedIn', 'Signed in'],
  ['jobPost.refreshed', 'Job post: refreshed'],
  ['right.refused', 'A call was refused: the right was missing'],
  ['somethingNew.happenedNow', 'Something new: happened now'],
])('%s reads "%s"', (name, words) => expect(factWords(name)).toBe(words))

test('only what differs is told, shortly', () => {
  expect(changeLines({ status: 'Initial Inquiry', city: 'Waco' }, { status: 'Hired', city: 'Waco' })).toEqual([
    'status: Initial Inquiry → Hired',
  ])
  expect(changeLines(null, { code: 'ABC', list: [1, 2] })).toEqual(['code: ABC', 'list: [1,2]'])
  expect(changeLines('odd', undefined)).toEqual([])
  expect(changeLines(null, { text: 'x'.repeat(300) })[0]?.length).toBeLessThan(130)
})

test('ids are no news, values beside them are', () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  expect(changeLines(null, { interview_id: id, date: 'Mon, 2 PM' })).toEqual(['date: Mon, 2 PM'])
  expect(changeLines({ owner_id: null }, { owner_id: id })).toEqual([])
})

test('facts about people and their sign-in read as sentences, not as names of events', () => {
  expect(factWords('user.levelChanged')).toBe('Changed an admin level')
  expect(factWords('user.twoFactorReset')).toBe('Reset a person’s two-factor sign-in')
  expect(factWords('bookingHours.changed')).toBe('Booking hours: changed')
})
