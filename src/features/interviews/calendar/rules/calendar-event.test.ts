import { expect, test } from 'vitest'
import { createCandidateEvent, createStaffEvent, type EventInput } from './calendar-event.ts'

const charted: EventInput = {
  id: '7',
  startsAt: new Date('2026-11-24T15:00:00Z'),
  minutes: 30,
  type: 'In person',
  status: 'Confirmed',
  sequence: 2,
  changedAt: new Date('2026-11-20T18:00:00Z'),
  location: 'South Clinic',
  location_city: 'Austin',
  location_state: 'TX',
  place: '12 Main St',
  phone: '512-555-0187',
}
const event = {
  id: 'interview-7',
  start: charted.startsAt,
  minutes: 30,
  place: 'South Clinic, Austin, TX, 12 Main St',
  stamp: charted.changedAt,
  sequence: 2,
  cancelled: false,
}
const forStaff = (more: Partial<EventInput & { interviewer: string | null; note: string | null }> = {}) =>
  createStaffEvent({
    ...charted,
    candidate: 'Ana García',
    interviewer: 'Dana',
    note: 'Ask for CPR',
    link: 'https://x.test/7',
    ...more,
  })
const forCandidate = (more: Partial<EventInput & { link: string }> = {}) =>
  createCandidateEvent({ ...charted, organization: 'Sunrise ABA', link: 'https://x.test/book/t', ...more })

test('clinic staff see the candidate, the interviewer, the status, and the note', () => {
  expect(forStaff()).toEqual({
    ...event,
    title: 'Interview with Ana García (In person)',
    description: 'Interviewer: Dana\nStatus: Confirmed\nAsk for CPR\nhttps://x.test/7',
  })
  expect(forStaff({ interviewer: null, note: null }).description).toBe('Status: Confirmed\nhttps://x.test/7')
})

test('a candidate sees the clinic, how long it takes and their own page, and nothing that the clinic wrote for itself', () => {
  expect(forCandidate()).toEqual({
    ...event,
    title: 'Interview with Sunrise ABA (In person)',
    description: '30 minutes with Sunrise ABA\nAbout this interview: https://x.test/book/t',
  })
  expect(forCandidate({ link: '' }).description).toBe('30 minutes with Sunrise ABA')
  expect(forCandidate({ status: 'Cancelled' }).cancelled).toBe(true)
})

test('an interview in person names the address, a town once', () => {
  expect(forCandidate({ location: 'Austin', place: null }).place).toBe('Austin, TX')
  expect(forCandidate({ location: null, location_city: null, location_state: null }).place).toBe('12 Main St')
  expect(forCandidate({ location: null, location_city: null, location_state: null, place: null })).not.toHaveProperty(
    'place',
  )
})

test('a call has no place: the candidate reads who calls, the clinic reads the number to call', () => {
  const call = { type: 'Phone', place: null } as const
  expect(forCandidate(call)).not.toHaveProperty('place')
  expect(forCandidate(call).description).toMatch(/^We will call you at \(512\) 555-0187\.\n30 minutes/)
  expect(forStaff(call)).not.toHaveProperty('place')
  expect(forStaff(call).description).toMatch(/^Call \(512\) 555-0187\nLocation: South Clinic\nInterviewer: Dana/)
})

test('another number that was typed for a call is the one to call; a remark stays with the clinic', () => {
  const other = { type: 'Phone', place: '512 555 0144' } as const
  expect(forCandidate(other).description).toMatch(/^We will call you at \(512\) 555-0144\./)
  expect(forStaff(other).description).toMatch(/^Call \(512\) 555-0144\nLocation/)
  const remark = { type: 'Phone', place: 'mother answers', phone: '12' } as const
  expect(forCandidate(remark).description).toMatch(/^We will call you\.\n/)
  expect(forStaff({ ...remark, phone: charted.phone }).description).toMatch(/^Call .*0187\nmother answers\nLocation/)
})

test('a video call is where its link leads', () => {
  const video = { type: 'Video', place: 'https://meet.example.test/7' } as const
  expect(forCandidate(video).place).toBe('https://meet.example.test/7')
  expect(forCandidate(video).description).toMatch(/^The link: https:\/\/meet\.example\.test\/7\n/)
  expect(forCandidate({ ...video, place: null })).not.toHaveProperty('place')
  expect(forCandidate({ ...video, place: null }).description).toMatch(/^We will send you the link\./)
  expect(forStaff(video).description).toMatch(/^Location: South Clinic\nInterviewer/)
})
