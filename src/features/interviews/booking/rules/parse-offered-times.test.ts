import { expect, test } from 'vitest'
import { writeBookedText, writeOfferText } from './booking-words.ts'
import { parseOfferedTimes } from './parse-offered-times.ts'

const sent = new Date('2026-11-30T17:00:00Z')
const times = ['2026-12-02T17:00:00Z', '2026-12-03T21:00:00Z', '2026-12-04T23:30:00Z'].map((at) => new Date(at))
const arizona = { timeZone: 'America/Phoenix', isGuess: false }
const offer = {
  times,
  zone: 'America/New_York',
  candidateZone: arizona,
  organization: 'Bright Path ABA',
  link: 'https://example.test/book/a',
}
const zones = ['America/Phoenix', 'America/New_York']

test.each(['en', 'es'] as const)('the three times of an offer are found again in its text (%s)', (language) => {
  expect(parseOfferedTimes(writeOfferText({ ...offer, language }), sent, zones)).toEqual(times)
})

test('a time that was manually removed from the text is not offered', () => {
  const text = writeOfferText({ ...offer, language: 'en' })
  const [first = ''] = /Wed, Dec 2 at [^;]+; /.exec(text) ?? []
  expect(first).not.toBe('')
  expect(parseOfferedTimes(text.replace(first, ''), sent, zones)).toEqual(times.slice(1))
})

test('returns times in the order of the text, even if reversed', () => {
  const text = writeOfferText({ ...offer, times: times.toReversed(), language: 'en' })
  expect(parseOfferedTimes(text, sent, zones)).toEqual(times.toReversed())
})

test('where no one knows the candidate’s zone the clinic’s clock is read', () => {
  const text = writeOfferText({ ...offer, candidateZone: null, language: 'en' })
  expect(parseOfferedTimes(text, sent, ['America/New_York'])).toEqual(times)
})

test('in the hour that clocks show twice each time is the one whose zone is written', () => {
  const twice = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((at) => new Date(at))
  const text = writeOfferText({ ...offer, times: twice, candidateZone: null, language: 'en' })
  expect(parseOfferedTimes(text, new Date('2026-10-30T12:00:00Z'), ['America/New_York'])).toEqual(twice)
})

test('a text without such words offers nothing; one about a booking names its hour', () => {
  expect(parseOfferedTimes('Are you free on Thu, Dec 3 or so?', sent, zones)).toEqual([])
  const booked = writeBookedText({
    ...offer,
    at: new Date('2026-12-03T21:00:00Z'),
    language: 'en',
    type: 'Phone',
    interviewer: 'Dana',
  })
  expect(parseOfferedTimes(booked, sent, zones)).toEqual([new Date('2026-12-03T21:00:00Z')])
})
