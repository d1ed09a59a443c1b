import { expect, test } from 'vitest'
import { type Charted, eventForCandidate, eventForStaff } from './calendar-event.ts'

const charted: Charted = {
  id: '7',
  startsAt: new Date('2026-11-24T15:00:00Z'),
  minutes: 30,
  type: 'In person',
  status: 'Confirmed',
  sequence: 2,
  changedAt: new Date('2026-11-20T18:00:00Z'),
  location: 'Austin',
  place: '12 Main St',
}
const event = {
  id: 'interview-7',
  start: charted.startsAt,
  minutes: 30,
  place: 'Austin, 12 Main St',
  stamp: charted.changedAt,
  sequence: 2,
  cancelled: false,
}
const staff = {
  ...charted,
  candidate: 'Ana García',
  interviewer: 'Dana',
  note: 'Ask for CPR',
  link: 'https://x.test/7',
}

test('the people of the clinic see with whom, by whom, where it stands and what was noted', () => {
  expect(eventForStaff(staff)).toEqual({
    ...event,
    title: 'Interview with Ana García (In person)',
    description: 'Interviewer: Dana\nStatus: Confirmed\nAsk for CPR\nhttps://x.test/7',
  })
  expect(eventForStaff({ ...staff, interviewer: null, note: null }).description).toBe(
    'Status: Confirmed\nhttps://x.test/7',
  )
})

test('a candidate sees the clinic and nothing that it wrote for itself', () => {
  expect(eventForCandidate({ ...charted, organization: 'Sunrise ABA' })).toEqual({
    ...event,
    title: 'Interview with Sunrise ABA (In person)',
  })
})

const of = (more: Partial<Charted>) => eventForCandidate({ ...charted, ...more, organization: 'Sunrise ABA' })

test('a place is named where there is one, and a cancelled interview says so', () => {
  expect(of({ location: null }).place).toBe('12 Main St')
  expect(of({ location: null, place: null })).not.toHaveProperty('place')
  expect(of({ status: 'Cancelled' }).cancelled).toBe(true)
})
