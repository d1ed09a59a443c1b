import { expect, test } from 'vitest'
import { findLink } from '../../../access/email/rules/mail-texts.ts'
import { writeReassignedMail, writeSelfBookingMail } from './write-self-booking-mail.ts'

const told = {
  did: 'booked' as const,
  way: 'link' as const,
  reader: 'Riley Adams',
  candidate: 'Ana Bell',
  type: 'Phone' as const,
  when: 'Tue, Nov 24, 9:00 – 9:30 AM EST',
  interviewer: 'Riley Adams',
  link: 'https://console.example.test/candidate/7?tab=interviews',
}

test('the email of a booking has person, kind, time, and status', () => {
  expect(writeSelfBookingMail(told)).toEqual({
    subject: 'Ana Bell booked a phone interview',
    text:
      'Hello Riley Adams,\n\nA candidate used a booking link. See the interview: ' +
      'https://console.example.test/candidate/7?tab=interviews\n\nAna Bell booked a phone interview by the ' +
      'booking link. Time: Tue, Nov 24, 9:00 – 9:30 AM EST.\n\nInterviewer: Riley Adams\n\nReinforce',
  })
})

test('a move tells both hours, a cancellation the hour and the reason', () => {
  const moved = writeSelfBookingMail({ ...told, did: 'moved', before: 'Mon, Nov 23, 9:00 – 9:30 AM EST' })
  expect(moved.subject).toBe('Ana Bell moved a phone interview')
  expect(moved.text).toContain('New time: Tue, Nov 24, 9:00 – 9:30 AM EST. Before: Mon, Nov 23, 9:00 – 9:30 AM EST.')
  const gone = writeSelfBookingMail({ ...told, did: 'cancelled', type: 'In person', reason: ' My car broke down ' })
  expect(gone.subject).toBe('Ana Bell cancelled an interview in person')
  expect(gone.text).toContain('It was planned for Tue, Nov 24, 9:00 – 9:30 AM EST.')
  expect(gone.text).toContain('They wrote: My car broke down\n\nReinforce')
  expect(writeSelfBookingMail({ ...told, did: 'cancelled', reason: ' ' }).text).not.toContain('They wrote')
})

test('words of strangers add no lines to the subject, and the first link is ours', () => {
  const { subject, text } = writeSelfBookingMail({
    ...told,
    reader: ' ',
    candidate: 'https://spam.test\r\nBcc: all@example.test',
    interviewer: null,
  })
  expect(subject).toBe('https://spam.test Bcc: all@example.test booked a phone interview')
  expect(findLink(text)).toBe(told.link)
  expect(text).toMatch(/^Hello,\n\n/)
  expect(text).toContain('No interviewer assigned yet.')
})

test('mentions a booking by text, and its interviewer gets a request to confirm', () => {
  const { text } = writeSelfBookingMail({ ...told, way: 'text', confirms: true })
  expect(text).toContain('A candidate answered an automatic text. See the interview: https://')
  expect(text).toContain('Ana Bell booked a phone interview by text. Time: Tue, Nov 24, 9:00 – 9:30 AM EST.')
  expect(text).toContain('Open the interview to confirm that you’ll conduct it.')
  expect(writeSelfBookingMail(told).text).not.toContain('to confirm that you’ll conduct it')
})

test('a reassigned interview’s email names the previous interviewer and the unchanged hour', () => {
  const { subject, text } = writeReassignedMail({
    ...told,
    reader: 'Quinn Doyle',
    from: 'Riley Adams',
    to: 'Quinn Doyle',
  })
  expect(subject).toBe('Quinn Doyle will conduct the interview with Ana Bell')
  expect(text).toContain('Riley Adams is away, so Quinn Doyle will conduct this interview')
  expect(text).toContain('Time: Tue, Nov 24, 9:00 – 9:30 AM EST. The time stays the same')
})
