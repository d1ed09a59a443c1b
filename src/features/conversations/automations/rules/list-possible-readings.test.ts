import { personRule } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { expect, test } from 'vitest'
import { type Enrollment, initialProgress, type Progress } from './enrollment.ts'
import { createFlow, createUsualSettings } from './flow.ts'
import { joinParts, listAllReadings, listPossibleReadings, putBack } from './list-possible-readings.ts'
import type { Preset } from './presets.ts'
import type { FlowContext } from './texts/render-text.ts'
import { transition } from './transition.ts'

const now = new Date('2026-12-01T17:00:00Z')
const hour = (n: number) => new Date(now.getTime() + n * 3_600_000)
const offered = [hour(20), hour(23), hour(26)]
const known: FlowContext = {
  now,
  organization: 'Bright Path ABA',
  language: 'en',
  zone: 'America/New_York',
  candidateZone: null,
  free: [...offered, hour(44), hour(47), hour(50)],
}
const held = (preset: Preset, progress: Partial<Progress>, more: Partial<Enrollment> = {}): Enrollment => ({
  flow: createFlow(preset, { ...createUsualSettings(preset), topics: ['certified', 'start'], waitMinutes: 0 }),
  progress: { ...initialProgress, told: true, ...progress },
  status: 'needs_staff',
  begunAt: now,
  startsAt: preset === 'booked' ? hour(48) : null,
  ...more,
})
const offer = (more: Partial<Progress> = {}) =>
  held('applicant', { step: 2, asked: 'offer', offers: 1, offered: offered.map((at) => at.toISOString()), ...more })
const labels = (enrollment: Enrollment, of = known) =>
  listPossibleReadings(enrollment, of).map(({ label }) => joinParts(label, of))
const ids = (enrollment: Enrollment, of = known) => listPossibleReadings(enrollment, of).map(({ id }) => id)
/** What becomes of it when it is read so. */
const read = (enrollment: Enrollment, id: string, of = known) => {
  const found = listAllReadings(enrollment, of.now).find((each) => each.id === id)
  if (!found?.reading) throw new Error(id)
  const back = putBack(enrollment, of.now)
  return transition(back.enrollment, { kind: 'reply', reading: found.reading, text: 'words', dueAt: back.dueAt }, of)
}

test('the answer to a question can be a yes or a no', () => {
  const enrollment = held('applicant', { asked: 'question' })
  expect(labels(enrollment)).toEqual(['As a yes', 'As a no', 'Not interested', 'I’ll Reply'])
  expect(read(enrollment, 'yes')).toMatchObject({ text: 'When could you start?', words: 'asked about the start' })
  expect(read(enrollment, 'decline').enrollment.status).toBe('stopped')
})

test('records a knock-out no, rejects no one, and hands the enrollment to a person', () => {
  const { enrollment, text } = read(held('applicant', { asked: 'question' }), 'no')
  expect(enrollment).toMatchObject({ status: 'needs_staff', progress: { answers: { certified: 'no' } } })
  expect(text).toBeNull()
})

test('a reply read as a no can still be a yes', () => {
  expect(ids(held('applicant', { asked: 'question', answers: { certified: 'no' } }))).toEqual([
    'yes',
    'decline',
    'mine',
  ])
})

test('offers the reading “yes” even if no time is free to offer after it', () => {
  expect(ids(held('applicant', { asked: 'question', step: 1 }), { ...known, free: [] })).toContain('yes')
})

test('of offered times those that are still free can be booked, or others offered', () => {
  expect(labels(offer())).toEqual([
    'Book Wed, Dec 2, 8:00 AM EST',
    'Book Wed, Dec 2, 11:00 AM EST',
    'Book Wed, Dec 2, 2:00 PM EST',
    'Offer other times',
    'Not interested',
    'I’ll Reply',
  ])
  expect(ids(offer(), { ...known, free: known.free.slice(1) })).toEqual([
    'pick-2',
    'pick-3',
    'others',
    'decline',
    'mine',
  ])
  expect(read(offer(), 'pick-2')).toMatchObject({ effect: { kind: 'book', at: offered[1] } })
})

test('a time that was taken since is not booked: others are offered', () => {
  const { effect, text } = read(offer(), 'pick-1', { ...known, free: known.free.slice(1) })
  expect(effect).toBeNull()
  expect(text).toMatch(/^Sorry, that time was just taken/)
})

test('other times are no reading where there are none, or too many did not suit', () => {
  expect(ids(offer(), { ...known, free: offered })).not.toContain('others')
  expect(ids(offer({ offers: 4 }))).not.toContain('others')
})

test('a reply about a planned interview can mean that they come, want another time, or cancel', () => {
  const enrollment = held('booked', { step: 1, asked: 'interview' })
  expect(labels(enrollment)).toEqual(['They will come', 'Wants another time', 'Cancels', 'I’ll Reply'])
  const comes = read(enrollment, 'come')
  expect(comes).toMatchObject({ effect: { kind: 'confirm' }, dueAt: new Date(hour(48).getTime() - 45 * 60_000) })
  expect(read(enrollment, 'others').enrollment.progress.asked).toBe('offer')
  expect(read(enrollment, 'cancel')).toMatchObject({ effect: { kind: 'cancel' }, enrollment: { status: 'stopped' } })
})

test('reads replies about being on the way until the interview begins', () => {
  const said = held('booked', { step: 2, asked: 'interview' })
  expect(read(said, 'come')).toMatchObject({ enrollment: { status: 'awaiting_reply' }, dueAt: hour(48) })
})

test('an interview that began or was canceled leaves no reading', () => {
  expect(ids(held('booked', { step: 1, asked: 'interview' }, { startsAt: hour(-1) }))).toEqual([])
  expect(ids(held('booked', { step: 1, asked: 'interview' }, { startsAt: null }))).toEqual([])
})

test('moves an interview to an offered time instead of booking a second one', () => {
  const enrollment = held('booked', { step: 1, asked: 'offer', offers: 1, offered: [offered[0]?.toISOString() ?? ''] })
  expect(labels(enrollment)).toEqual(['Move it to Wed, Dec 2, 8:00 AM EST', 'Offer other times', 'I’ll Reply'])
  expect(read(enrollment, 'pick-1')).toMatchObject({ effect: { kind: 'move', at: offered[0] } })
})

test('without a question, a no-show may want another time, and a quiet person may not be interested', () => {
  expect(labels(held('no_show', { step: 1 }))).toEqual(['Wants another time', 'Not interested', 'I’ll Reply'])
  expect(labels(held('re_engage', { step: 1 }))).toEqual(['Not interested', 'I’ll Reply'])
})

test('only a person answers a new hire, with or without a known first day', () => {
  expect(ids(held('hired', { step: 1 }))).toEqual([])
  expect(ids(held('hired', { step: 2, asked: 'firstDay' }))).toEqual([])
})

test('every reading names a person as its rule, and no two share a name', () => {
  for (const enrollment of [
    offer(),
    held('applicant', { asked: 'question' }),
    held('booked', { asked: 'interview' }),
  ]) {
    const found = listPossibleReadings(enrollment, known)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(found.flatMap(({ reading }) => reading?.rule ?? [])).toEqual(found.slice(1).map(() => personRule))
  }
})
